"""All that happens in a year: an act a line, with how often it happens beside the others."""

from tests.year import host, people, servers
from tests.year.year import Acts

ACTS: Acts = {
    people.play: 18,
    people.challenge: 20,
    people.solve_puzzle: 12,
    people.practise: 6,
    people.hold_arena: 3,
    people.hide: 5,
    people.listen: 3,
    people.block: 3,
    people.join: 5,
    people.export: 2,
    people.delete: 6,
    people.come_back: 2,
    people.leave: 2,
    people.look: 5,
    people.press_any: 5,
    servers.choose: 14,
    servers.choose_too_much: 2,
    servers.start_season: 2,
    servers.hold_evenings: 2,
    servers.give_by_hand: 3,
    servers.lose_role: 2,
    servers.lose_channel: 2,
    servers.shut: 2,
    servers.remove: 1,
    servers.add: 3,
    host.kill: 4,
    host.lose_discord: 0.1,  # six seconds each
    host.lose_answers: 1,
    host.back_up: 4,
    host.go_back: 2,
    host.lose_database: 1,
    host.upgrade: 2,
    host.shut_out: 1,
    host.shut_out_server: 1,
    host.forget: 1,
    host.set_clock: 1,
}

_OF_FILES = {host.back_up, host.go_back, host.lose_database, host.upgrade}
ON_SERVER = {act: often for act, often in ACTS.items() if act not in _OF_FILES}
