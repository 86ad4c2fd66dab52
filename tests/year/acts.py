"""All that happens in a year: by how often it happens beside the rest."""

from tests.year import host, people, servers
from tests.year.year import Act, Acts

_OFTEN: dict[float, tuple[Act, ...]] = {
    **{20: (people.challenge,), 18: (people.play,), 14: (servers.choose,)},
    **{12: (people.solve_puzzle,), 6: (people.practise, people.delete)},
    5: (people.hide, people.join, people.look, people.press_any),
    4: (host.kill, host.back_up),
    3: (people.hold_arena, people.listen, people.block, servers.give_by_hand, servers.add),
    2: (
        *(people.export, people.come_back, people.leave, servers.choose_too_much),
        *(servers.start_season, servers.hold_evenings, servers.lose_role, servers.lose_channel),
        *(servers.shut, host.go_back, host.upgrade),
    ),
    1: (
        *(servers.remove, host.lose_answers, host.lose_database, host.shut_out),
        *(host.shut_out_server, host.forget, host.set_clock),
    ),
    0.1: (host.lose_discord,),  # six seconds each
}
ACTS: Acts = {act: often for often, acts in _OFTEN.items() for act in acts}

_OF_FILES = {host.back_up, host.go_back, host.lose_database, host.upgrade}
ON_SERVER = {act: often for act, often in ACTS.items() if act not in _OF_FILES}
