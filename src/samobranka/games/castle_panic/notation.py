"""How Castle Panic positions, choices and chance are written in examples. See docs/scenarios.md."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.decision import Action
from samobranka.core.events import Emit
from samobranka.core.game import OptionValue
from samobranka.games.castle_panic.material import (
    ARCS,
    BRICK,
    CARD_KIND,
    CARD_NAMES,
    CARDS,
    HEALTH,
    HERO,
    MONSTER_KINDS,
    RINGS,
    TOKEN_KIND,
    TOKEN_NAMES,
    TOKENS,
    ids_of_kind,
)
from samobranka.games.castle_panic.options import set_up
from samobranka.games.castle_panic.rules import steps
from samobranka.games.castle_panic.rules.flow import settle
from samobranka.games.castle_panic.rules.hands import DECK
from samobranka.games.castle_panic.rules.setup import ALL_ARCS, plan_the_opening, set_out_tokens
from samobranka.games.castle_panic.rules.tokens import PILE
from samobranka.games.castle_panic.rules.turn import phases
from samobranka.games.castle_panic.state import NOBODY, OFF, State
from samobranka.games.castle_panic.view import view

MONSTER: Final = re.compile(
    rf"({'|'.join(sorted(TOKEN_NAMES[:MONSTER_KINDS], key=len, reverse=True))})(?::(\d))? ({'|'.join(RINGS)}) ([1-6])( tar)?"
)
HEAPS: Final = re.compile(r"(hand (\d)|trophies (\d)|deck|discard|pile|monster discard|overlord hand|removed)")
PHASES: Final = {
    "setup": steps.PLACE, "claim": steps.CLAIM, "drawup": steps.DRAW_UP, "discard": steps.DISCARD, "trade": steps.TRADE,
    "play": steps.PLAY, "move": steps.MOVE, "tokens": steps.DRAW_TOKENS, "overlord": steps.COMMAND,
}  # fmt: skip


class Unreadable(ValueError):
    """The words cannot be understood."""


def counted(words: str) -> list[str]:
    """ "3 goblin, orc" as four names; "none" and nothing as none. "draw 3" is a name, not a number."""
    names: list[str] = []
    for word in re.split(r"[,;]", words):
        word = word.strip()
        if not word or word == "none":
            continue
        number = re.match(r"(\d+) (.+)", word)
        names += [number[2]] * int(number[1]) if number else [word]
    return names


def card_kind(name: str) -> int:
    if name not in CARD_NAMES:
        raise Unreadable(f"there is no card called {name!r}")
    return CARD_NAMES.index(name)


def token_kind(name: str) -> int:
    if name not in TOKEN_NAMES:
        raise Unreadable(f"there is no token called {name!r}")
    return TOKEN_NAMES.index(name)


def arc_set(words: str) -> int:
    if words == "all":
        return ALL_ARCS
    bits = 0
    for word in words.split():
        if word == "none":
            continue
        if word not in "123456":
            raise Unreadable(f"{word!r} is not an arc")
        bits |= 1 << (int(word) - 1)
    return bits


def read_monster(words: str) -> tuple[int, int, int, bool]:
    """Kind, health (0: not said), space, tar."""
    match = MONSTER.fullmatch(words.strip())
    if match is None:
        raise Unreadable(f"{words!r} is not a monster with its place")
    kind = token_kind(match[1])
    space = RINGS.index(match[3]) * ARCS + int(match[4]) - 1
    return kind, int(match[2] or HEALTH[kind]), space, bool(match[5])


def heap(s: State, words: str) -> tuple[list[int], bool]:
    """A heap by its name, and whether it holds cards."""
    match = HEAPS.fullmatch(words)
    if match is None:
        raise Unreadable(f"there is no place called {words!r}")
    if match[2]:
        return s.hands[seat_of(s, match[2])], True
    if match[3]:
        return s.trophies[seat_of(s, match[3])], False
    cards = {"deck": s.deck, "discard": s.discard}
    if words in cards:
        return cards[words], True
    return {"pile": s.pile, "monster discard": s.gone, "overlord hand": s.overlord_hand}[words], False


def seat_of(s: State, number: str) -> int:
    seat = int(number) - 1
    if not 0 <= seat < s.setup.seats:
        raise Unreadable(f"there is no player {number}")
    return seat


class Position:
    """Builds a state line by line, taking each piece from the box only once."""

    def __init__(self, s: State) -> None:
        self.s = s
        self.cards = list(range(CARDS))
        self.tokens = list(range(TOKENS))
        self.said: set[str] = set()

    def take(self, box: list[int], kinds: tuple[int, ...], kind: int, name: str) -> int:
        for piece in box:
            if kinds[piece] == kind:
                box.remove(piece)
                return piece
        raise Unreadable(f"there are not that many of {name!r}")

    def take_card(self, name: str) -> int:
        return self.take(self.cards, CARD_KIND, card_kind(name), name)

    def take_token(self, name: str) -> int:
        return self.take(self.tokens, TOKEN_KIND, token_kind(name), name)

    def read(self, line: str) -> None:
        s = self.s
        name, _, rest = line.partition(" ")
        if MONSTER.fullmatch(line):
            self.stand(line)
        elif ":" in line:
            self.fill(line)
        elif line == "missing":
            s.missing = True
        elif name in ("walls", "towers", "fortify"):
            setattr(s, {"fortify": "fortified"}.get(name, name), arc_set(rest))
        elif match := re.fullmatch(r"tower ([1-6]) of (\d)", line):
            s.owners[int(match[1]) - 1] = seat_of(s, match[2])
        elif match := re.fullmatch(r"out (\d)", line):
            s.out |= 1 << seat_of(s, match[1])
        elif match := re.fullmatch(r"stalled (\d+)", line):
            s.stalled = int(match[1])
        else:
            raise Unreadable(f"cannot read {line!r}")

    def stand(self, line: str) -> None:
        kind, hp, space, tar = read_monster(line)
        token = self.take_token(TOKEN_NAMES[kind])
        self.s.board.append(token)
        self.s.at[token] = space
        self.s.hp[token] = hp
        if tar:
            self.s.tarred = token

    def fill(self, line: str) -> None:
        place, _, words = line.partition(":")
        self.said.add(place)
        for name in counted(words):
            if place == "removed":
                self.remove(name)
                continue
            pieces, cards = heap(self.s, place)
            pieces.append(self.take_card(name) if cards else self.take_token(name))

    def remove(self, name: str) -> None:
        if name in CARD_NAMES:
            self.s.removed_cards.append(self.take_card(name))
        else:
            self.s.removed_tokens.append(self.take_token(name))

    def put_away_the_rest(self) -> None:
        """What no line mentions: in deck and pile, or, where those are told, beside them."""
        s = self.s
        if "deck" not in self.said:
            s.deck.extend(self.cards)
        elif "discard" not in self.said:
            s.discard.extend(self.cards)
        else:
            s.removed_cards.extend(self.cards)
        (s.gone if "pile" in self.said else s.pile).extend(self.tokens)

    def box_easier_tokens(self) -> None:
        """CP-100: with Easier Battles eleven tokens are not there to be placed."""
        fresh = State(self.s.setup)
        set_out_tokens(fresh)
        self.s.removed_tokens = fresh.removed_tokens
        self.tokens = [token for token in self.tokens if token not in fresh.removed_tokens]


def go_to(s: State, seat: int, phase: str) -> None:
    """Puts the agenda where `turn 1 move` says."""
    if phase not in PHASES:
        raise Unreadable(f"there is no phase called {phase!r}")
    s.active = seat
    s.turn = 1
    s.discards_left = s.setup.discards_a_turn
    s.trades_left = s.setup.trades_a_turn
    step = PHASES[phase]
    if step in (steps.CLAIM, steps.PLACE):
        s.turn = 0
        plan_the_opening(s)
        if step == steps.CLAIM:
            s.agenda.pop()
        return
    frame = phases(s)
    if (step,) not in frame:
        raise Unreadable(f"there is no phase {phase!r} in this mode")
    s.agenda = frame[: frame.index((step,)) + 1]
    s.plays_left = 2


class CastlePanicNotation:
    """CP-: the words of docs/scenarios.md, both ways."""

    def position(
        self, options: Mapping[str, OptionValue], seats: int, lines: Sequence[str], chance: Chance, emit: Emit
    ) -> State:
        s = State(set_up(dict(options), seats))
        s.walls, s.towers, s.owners = ALL_ARCS, ALL_ARCS, [NOBODY] * ARCS
        position = Position(s)
        if s.setup.easier_battles:
            position.box_easier_tokens()
        turn = ("1", "play")
        for line in lines:
            match = re.fullmatch(r"turn (\d) (\w+)", line)
            if match:
                turn = (match[1], match[2])
            else:
                position.read(line)
        if turn[1] == "setup":
            for kind, count in ((0, 3), (1, 2), (2, 1)):
                s.starting += [position.take_token(TOKEN_NAMES[kind]) for _ in range(count)]
        position.put_away_the_rest()
        go_to(s, seat_of(s, turn[0]), turn[1])
        settle(s, chance, emit)
        return s

    def drawn(self, words: str) -> tuple[str, list[int]]:
        if words in CARD_NAMES:
            return DECK, ids_of_kind(CARD_KIND, card_kind(words))
        return PILE, ids_of_kind(TOKEN_KIND, token_kind(words))

    def action(self, state: State, seat: int, words: str) -> Action:
        verb, _, rest = words.partition(" ")
        readers: dict[str, Callable[[State, int, str], Action]] = {
            "passes": read_pass, "refuses": read_refuse, "accepts": read_accept, "declines": read_decline,
            "places": read_places, "claims": read_claims, "discards": read_discards, "offers": read_offers,
            "gives": read_gives, "plays": read_plays, "hurts": read_hurts,
        }  # fmt: skip
        if verb not in readers:
            raise Unreadable(f"cannot read {words!r}")
        return readers[verb](state, seat, rest)

    def holds(self, state: State, line: str) -> str:
        return expectation(state, line)


def find_card(s: State, heap: list[int], name: str, taken: Sequence[int] = ()) -> int:
    """A card of that name in the heap; else one that is elsewhere, so that the rules can refuse it."""
    kind = card_kind(name)
    ids = ids_of_kind(CARD_KIND, kind)
    for card in [*(card for card in heap if card in ids), *ids]:
        if card not in taken:
            return card
    raise Unreadable(f"there are not that many of {name!r}")


def offered(s: State, actions: list[Action], fallback: Action) -> Action:
    """Equal pieces stand for each other: the one on offer is meant, if there is one."""
    asked = s.asked
    if asked is not None:
        for action in actions:
            if action in asked.choices:
                return action
    return fallback


def monsters_like(s: State, words: str) -> list[int]:
    kind, hp, space, tar = read_monster(words)
    told = re.search(r":\d", words)
    found = [token for token in s.board if TOKEN_KIND[token] == kind and s.at[token] == space]
    found = [token for token in found if s.hp[token] == hp or not told]
    exact = [token for token in found if s.hp[token] == hp]
    like = [token for token in exact or found if (token == s.tarred) == tar] or exact or found
    if not like:
        raise Unreadable(f"there is no {words!r} on the board")
    return like


def read_pass(s: State, seat: int, rest: str) -> Action:
    return (steps.V_PASS,)


def read_refuse(s: State, seat: int, rest: str) -> Action:
    return (steps.V_REFUSE,)


def read_accept(s: State, seat: int, rest: str) -> Action:
    return (steps.V_ACCEPT,)


def read_decline(s: State, seat: int, rest: str) -> Action:
    return (steps.V_DECLINE,)


def read_places(s: State, seat: int, rest: str) -> Action:
    if rest == "the rest at random":
        return (steps.V_SCATTER,)
    match = re.fullmatch(r"(.+) (at|in) ([1-6])", rest)
    if not match:
        raise Unreadable(f"cannot read 'places {rest}'")
    kind, arc = token_kind(match[1]), int(match[3]) - 1
    verb = steps.V_PLACE if match[2] == "at" else steps.V_SUMMON
    ids = ids_of_kind(TOKEN_KIND, kind)
    return offered(s, [(verb, token, arc) for token in ids], (verb, ids[0], arc))


def read_claims(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(r"tower ([1-6])", rest)
    if not match:
        raise Unreadable(f"cannot read 'claims {rest}'")
    return (steps.V_CLAIM, int(match[1]) - 1)


def read_discards(s: State, seat: int, rest: str) -> Action:
    return (steps.V_DISCARD, find_card(s, s.hands[seat], rest))


def read_offers(s: State, seat: int, rest: str) -> Action:
    match = re.fullmatch(r"(.+) to (\d)", rest)
    if match:
        return (steps.V_OFFER_ANY, find_card(s, s.hands[seat], match[1]), seat_of(s, match[2]))
    match = re.fullmatch(r"(.+) for (\d)'s (.+)", rest)
    if not match:
        raise Unreadable(f"cannot read 'offers {rest}'")
    mine = find_card(s, s.hands[seat], match[1])
    return (steps.V_OFFER, mine, find_card(s, s.hands[seat_of(s, match[2])], match[3], [mine]))


def read_gives(s: State, seat: int, rest: str) -> Action:
    return (steps.V_GIVE, find_card(s, s.hands[seat], rest))


def read_hurts(s: State, seat: int, rest: str) -> Action:
    tokens = monsters_like(s, rest)
    return offered(s, [(steps.V_HURT, token) for token in tokens], (steps.V_HURT, tokens[0]))


def read_plays(s: State, seat: int, rest: str) -> Action:
    """Cards, and what they are played on; the Overlord's tokens are played by name alone."""
    if seat == s.setup.overlord and rest in TOKEN_NAMES:
        ids = ids_of_kind(TOKEN_KIND, token_kind(rest))
        return offered(s, [(steps.V_UNLEASH, token) for token in ids], (steps.V_UNLEASH, ids[0]))
    match = re.fullmatch(r"(.+?)(?: (on|at|for) (.+))?", rest)
    assert match is not None
    hand = s.hands[seat]
    cards: list[int] = []
    for name in re.split(r" ?\+ ?", match[1]):
        cards.append(find_card(s, hand, name, cards))
    kinds = [CARD_KIND[card] for card in cards]
    if match[2] is None:
        return (steps.V_DRAW if CARD_NAMES[kinds[0]] == "draw 2" else steps.V_MISSING, *cards)
    if match[2] == "for":
        return (steps.V_SCAVENGE, *cards, find_card(s, s.discard, match[3]))
    if match[2] == "at":
        verb = steps.V_BUILD if BRICK in kinds or kinds[0] == BRICK + 1 else steps.V_FORTIFY
        return (verb, *cards, int(match[3]) - 1)
    verb = verb_of(kinds)
    tokens = monsters_like(s, match[3])
    return offered(s, [(verb, *cards, token) for token in tokens], (verb, *cards, tokens[0]))


def verb_of(kinds: list[int]) -> int:
    singles = {"barbarian": steps.V_SLAY, "tar": steps.V_TAR, "drive him back": steps.V_DRIVE}
    if CARD_NAMES[kinds[0]] == "nice shot":
        return steps.V_NICE_SHOT
    if len(kinds) == 3 and all(kind < HERO or kind < BRICK for kind in kinds):
        return steps.V_ALL_FOR_ONE
    if len(kinds) > 1:
        return steps.V_NICE_SHOT
    return singles.get(CARD_NAMES[kinds[0]], steps.V_HIT)


def names_in(pieces: list[int], cards: bool) -> list[str]:
    kinds, names = (CARD_KIND, CARD_NAMES) if cards else (TOKEN_KIND, TOKEN_NAMES)
    return sorted(names[kinds[piece]] for piece in pieces)


def heap_names(s: State, place: str) -> list[str]:
    if place == "removed":
        return sorted(names_in(s.removed_cards, True) + names_in(s.removed_tokens, False))
    pieces, cards = heap(s, place)
    return names_in(pieces, cards)


def on_board(s: State) -> list[str]:
    """Every monster in the words that a `given` would use, always with its health."""
    return sorted(written(TOKEN_KIND[token], s.hp[token], s.at[token], token == s.tarred) for token in s.board)


def written(kind: int, hp: int, space: int, tar: bool) -> str:
    return f"{TOKEN_NAMES[kind]}:{hp} {RINGS[space // ARCS]} {space % ARCS + 1}{' tar' if tar else ''}"


def compare(what: str, wanted: object, found: object) -> str:
    return "" if wanted == found else f"{what}: expected {wanted}, found {found}"


def expectation(s: State, line: str) -> str:
    """Empty if the line is true of the state."""
    name, _, rest = line.partition(" ")
    bits = {"walls": s.walls, "towers": s.towers, "fortify": s.fortified}
    if name in bits:
        return compare(name, arc_set(rest), bits[name])
    if line.startswith("monsters:"):
        wanted = sorted(written(*read_monster(word)) for word in line[9:].split(";") if word.strip() not in ("", "none"))
        return compare("monsters", wanted, on_board(s))
    if MONSTER.fullmatch(line):
        return "" if written(*read_monster(line)) in on_board(s) else f"no {line}; there are {on_board(s)}"
    if name == "no" and MONSTER.fullmatch(rest):
        kind, _, space, _ = read_monster(rest)
        there = any(TOKEN_KIND[token] == kind and s.at[token] == space for token in s.board)
        return f"there is a {rest}" if there else ""
    return heap_expectation(s, line) if HEAPS.match(line) else other_expectation(s, line)


def heap_expectation(s: State, line: str) -> str:
    place, colon, words = line.partition(":")
    if colon:
        wanted = sorted(counted(words))
        for name in wanted:
            if name not in CARD_NAMES and name not in TOKEN_NAMES:
                raise Unreadable(f"there is nothing called {name!r}")
        return compare(place, wanted, heap_names(s, place))
    match = re.fullmatch(r"(.+) (size|has|lacks) (.+)", line)
    if not match:
        raise Unreadable(f"cannot read {line!r}")
    names = heap_names(s, match[1])
    if match[2] == "size":
        return compare(match[1], int(match[3]), len(names))
    there = [name for name in set(counted(match[3])) if names.count(name) >= counted(match[3]).count(name)]
    good = len(there) == len(set(counted(match[3]))) if match[2] == "has" else not there
    return "" if good else f"{match[1]}: {names}"


def other_expectation(s: State, line: str) -> str:
    if match := re.fullmatch(r"turn (\d) (\w+)", line):
        phase = steps.STEP_NAMES[s.agenda[-1][0]] if s.agenda else "over"
        if phase in ("hurt", "lose"):
            phase = next(steps.STEP_NAMES[step[0]] for step in reversed(s.agenda) if step[0] not in (steps.HURT, steps.LOSE))
        return compare("turn", (int(match[1]), match[2]), (s.active + 1, phase))
    if line in ("missing", "not missing"):
        return compare("missing", line == "missing", s.missing)
    if match := re.fullmatch(r"(not )?out (\d)", line):
        return compare(line, match[1] is None, s.is_out(seat_of(s, match[2])))
    if match := re.fullmatch(r"stalled (\d+)", line):
        return compare("stalled", int(match[1]), s.stalled)
    if match := re.fullmatch(r"tower ([1-6]) of (\d)", line):
        return compare(line, seat_of(s, match[2]), s.owners[int(match[1]) - 1])
    if line.startswith("pending:"):
        causes = ["phase" if cause == OFF else TOKEN_NAMES[TOKEN_KIND[cause]] for cause in s.queue]
        wanted = [word.strip() for word in line[8:].split(",") if word.strip() not in ("", "none")]
        return compare("pending", wanted, causes)
    if line == "secret overlord hand":
        others = [None, *(seat for seat in range(s.setup.seats) if seat != s.setup.overlord)]
        return compare(line, [len(s.overlord_hand)] * len(others), [view(s, seat)["overlord_hand"] for seat in others])
    raise Unreadable(f"cannot read {line!r}")
