"""A skeleton is one int, and its words tell all there is to know about it."""

from hypothesis import given
from hypothesis import strategies as st

from samobranka.games.bad_bones import bones
from samobranka.games.bad_bones.material import BLACK, CHIEF, COOP_FACE, EMPEROR, ORDINARY, PLACES, TOKENS, is_cell
from samobranka.games.bad_bones.rules.phases import PHASES
from samobranka.games.bad_bones.state import PHASE_NAMES

TOKEN = st.integers(0, TOKENS - 1)
PLACE = st.integers(0, PLACES - 1)
HEADING = st.integers(0, 3)


def skeleton(token: int, place: int, heading: int, black: bool, skips: bool) -> int:
    one = bones.stood_at(bones.raised(token, 0, BLACK if black else 0), bones.spot_at(place, heading))
    return bones.held(one) if skips else one


def told(one: int) -> tuple[int, int, int, bool, bool]:
    return bones.token_of(one), bones.place_of(one), bones.heading_of(one), bones.is_black(one), bones.skips(one)


@given(TOKEN, PLACE, HEADING, st.booleans(), st.booleans())
def test_what_was_said_of_a_skeleton_can_be_read_back(token: int, place: int, heading: int, black: bool, skips: bool) -> None:
    one = skeleton(token, place, heading, black, skips)
    assert told(one) == (token, place, heading, black, skips)
    spot = bones.spot_of(one)
    assert (bones.place_in(spot), bones.heading_in(spot)) == (place, heading)


@given(TOKEN, PLACE, HEADING, st.booleans(), st.booleans(), PLACE, HEADING)
def test_a_word_changes_one_thing_and_nothing_else(
    token: int, place: int, heading: int, black: bool, skips: bool, other: int, way: int
) -> None:
    one = skeleton(token, place, heading, black, skips)
    assert told(bones.brought_to(one, other)) == (token, other, heading, black, skips)
    assert told(bones.turned(one, way)) == (token, place, way, black, skips)
    assert told(bones.stood_at(one, bones.spot_at(other, way))) == (token, other, way, black, skips)
    assert told(bones.flipped(one)) == (token, place, heading, not black, skips)
    assert told(bones.held(one)) == (token, place, heading, black, True)
    assert told(bones.freed(one)) == (token, place, heading, black, False)


@given(TOKEN, PLACE, st.integers(0, 5))
def test_a_parcel_and_a_target_know_what_and_whose(token: int, place: int, seat: int) -> None:
    parcel = bones.parcel(token, seat)
    assert (bones.token_of(parcel), bones.addressee_of(parcel)) == (token, seat)
    target = bones.aim(place, seat)
    assert (bones.trap_of(target), bones.receiver_of(target)) == (place, seat)


def test_twins_look_alike_and_chiefs_do_not() -> None:
    here = bones.spot_at(24, 2)
    twins = [bones.stood_at(bones.raised(token, 0, 0), here) for token in (0, 1)]
    assert bones.look(twins[0]) == bones.look(twins[1]) != bones.look(bones.flipped(twins[1]))
    chiefs = [bones.stood_at(bones.raised(token, 0, 0), here) for token in (ORDINARY, ORDINARY + 1)]
    assert bones.look(chiefs[0]) != bones.look(chiefs[1])


def test_a_newcomer_waits_in_the_forest() -> None:
    for token in range(TOKENS):
        one = bones.raised(token, COOP_FACE.slot[token], BLACK)
        assert bones.token_of(one) == token
        assert bones.is_black(one)
        assert not bones.skips(one)
        assert not is_cell(bones.place_of(one))


def test_of_many_those_are_found_who_are_meant() -> None:
    emperor = CHIEF.index(EMPEROR)
    far, near = skeleton(3, 9, 1, False, False), skeleton(emperor, 24, 2, True, True)
    assert bones.standing_on([far, near], 24) == bones.standing_off([near, far], 9) == [near]
    assert bones.places_of([far, near]) == 1 << 9 | 1 << 24
    assert bones.tokens_of([near, far]) == [emperor, 3]
    assert bones.of_kind([far, near], EMPEROR) == bones.frozen([far, near]) == [near]


def test_every_phase_but_the_end_is_in_the_order_of_its_number() -> None:
    names = [type(phase).__name__ for phase in PHASES]
    assert names == ["Market", "Heroes", "Traps", "Walk", "Newcomers", "Start", "HeroicChoice"]
    assert PHASE_NAMES[:-1] == ("market", "1", "2", "3", "4", "start", "heroic")
