"""Who may say how much: fingers, phrases and text. Fingers and phrases are seen by everybody for a moment, and never stored."""

from collections.abc import Iterable
from typing import Final

from samobranka.core.chance import Chance
from samobranka.core.signals import names_at, phrases_of, talk_at
from samobranka.server import telling
from samobranka.server.listener import Listener
from samobranka.server.live import Live, Said
from samobranka.server.refusals import NotNow
from samobranka.server.wire.basics import frame
from samobranka.server.wire.heard import Point, Say

# What a bot says follows from what all see: one imagined world is as good as another.
ANY_WORLD: Final = 0
# What a finger without a word is called where bots are asked for their opinion.
POINT: Final = "point"


def tell(live: Live, seat: int, signal: Point | Say) -> None:
    """To everybody; or refused: the moment asks for silence, or these are no words of this table."""
    table = live.table
    if talk_at(table.game, table.state) == "none":
        raise NotNow("talk-none")
    phrase = signal.id if isinstance(signal, Say) else None
    if phrase is not None:
        known = {each.id: each for each in phrases_of(table.game)}
        if phrase not in known or known[phrase].about != bool(signal.pieces):
            raise NotNow("phrase-unknown")
    known_pieces = names_at(table.game, table.state, table.decisions, table.seats)
    if not known_pieces.issuperset(signal.pieces):
        raise NotNow("point-unknown")
    show(live, seat, phrase, signal.pieces, signal.of)
    answer(live, seat, POINT if phrase is None else phrase, signal.pieces)


def show(live: Live, seat: int, phrase: str | None, pieces: list[str], of: int | None = None) -> None:
    live.tell(frame({"type": "signal", "seat": seat, "phrase": phrase, "pieces": pieces, "of": of}))


def answer(live: Live, seat: int, phrase: str, pieces: list[str]) -> None:
    """Bots say whether they agree, where the game's room `wishes` has an opinion; nobody answers bots."""
    table = live.table
    room = table.game.room("wishes")
    for other in range(table.seats) if room is not None else ():
        if other != seat and live.is_bot(other):
            said = room.reply(table.game.determinize(table.state, other, Chance(ANY_WORLD)), other, phrase, pieces)
            if said is not None:
                show(live, other, said, [])


def wish(live: Live, seat: int) -> None:
    """A bot that is asked says first what it would like all to do, where people listen and may be spoken to."""
    table = live.table
    room = table.game.room("wishes")
    if room is None or not live.listeners or talk_at(table.game, table.state) == "none":
        return
    said = room.wish(table.game.determinize(table.state, seat, Chance(ANY_WORLD)), seat)
    if said is not None:
        show(live, seat, said[0], said[1])


def held(live: Live, seat: int | None) -> bool:
    """Whether a text waits until players may talk again. Their own is refused meanwhile."""
    talk = talk_at(live.table.game, live.table.state)
    if talk != "open" and seat is not None:
        raise NotNow(f"talk-{talk}")
    return talk != "open"


def tell_line(live: Live, said: Said, listeners: Iterable[Listener]) -> None:
    text = frame({"type": "chat", **telling.chat_line(said)})
    for listener in list(listeners):
        if listener.seat is None or not said.held:
            listener.send(text)


def let_go(live: Live) -> None:
    """Players may talk again: they hear what spectators have said meanwhile."""
    game = live.table.game
    if game.room("signals") is None or talk_at(game, live.table.state) != "open":
        return
    players = [listener for listener in live.listeners if listener.seat is not None]
    for said in live.chat:
        if said.held:
            said.held = False
            tell_line(live, said, players)
