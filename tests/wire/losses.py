"""The ways in which an answer is lost for good."""

import pytest
from aiohttp import web

from tests.chat import faults
from tests.chat.faults import CarryOut, Fault, answer

UNKNOWN_INTERACTION = faults.refused(404, {"code": 10062, "message": "Unknown interaction"})
ALREADY_ANSWERED = faults.refused(400, {"code": 40060, "message": "Already acknowledged."})


async def answered_although(carry_out: CarryOut) -> web.Response:
    """Carry an answer out, and say that there was one before."""
    carry_out()
    return answer({"code": 40060, "message": "Already acknowledged."}, 400)


WAYS: dict[str, list[Fault]] = {
    "silent": [faults.silent],
    "came": [faults.silent_although],
    "10062": [UNKNOWN_INTERACTION],
    "40060": [ALREADY_ANSWERED],
    "40060, though nothing got through": [faults.reset, ALREADY_ANSWERED],
    "429": [faults.limited(30)],
}
"""The faults of the first responses that follow, one after the other."""
LOSSES = pytest.mark.parametrize("faults", WAYS.values(), ids=WAYS)
"""For what answers; what follows from a lost answer needs no more than one of them."""
UNSEEN_OR_SEEN = pytest.mark.parametrize("faults", [WAYS["10062"], WAYS["came"]], ids=["no", "yes"])
"""For what depends on whether Discord shows the answer all the same."""
PAGES: dict[str, Fault] = {
    "200": faults.page_instead(200),
    "200 although carried out": faults.page_although(200),
    "429": faults.page_instead(429, Retry_After="0.2", Via="1.1 proxy"),
    "502": faults.page_instead(502),
    "502 although carried out": faults.page_although(502),
}
"""What a proxy or a sign-in page answers in Discord's place."""
BUSY: dict[str, Fault] = {
    "429": faults.limited(0.2),
    "429 for all": faults.limited(0.2, everywhere=True),
    "500": faults.refused(500, {"message": "500: Internal Server Error", "code": 0}),
    "502": faults.refused(502, {"message": "502: Bad Gateway", "code": 0}),
    "503": faults.refused(503, {"message": "503: Service Unavailable", "code": 0}),
}
LATE = faults.refused(408, {"message": "408: Request Timeout", "code": 0})
BAD_DAYS: dict[str, Fault] = {**BUSY, "408": LATE, "reset": faults.reset, "lost": faults.lost}
BAD_ANSWERS = BAD_DAYS | {f"page {name}": fault for name, fault in PAGES.items()}
