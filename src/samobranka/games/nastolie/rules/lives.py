"""Lives: wounds, healing, and death with what it takes along."""

from samobranka.core.events import Emit, Event
from samobranka.games.nastolie.material import HERO, SHIELD
from samobranka.games.nastolie.names import CHARACTERS
from samobranka.games.nastolie.rules.control import lose_control
from samobranka.games.nastolie.rules.heaps import discard
from samobranka.games.nastolie.rules.scoring import score_kill
from samobranka.games.nastolie.rules.steps import DEATHS
from samobranka.games.nastolie.state import DEAD, KIND, NOBODY, ON_CARD, OWNER, State, changed


def shielded(s: State, disc: int) -> bool:
    """NA-609: a Shield stops all wounds."""
    return s.carries(disc, SHIELD) > 0


def wound(s: State, disc: int, wounds: int, cause: str, seat: int, emit: Emit, shield: bool | None = None) -> int:
    """NA-101, NA-408, NA-609: so many wounds are dealt, or none where a Shield lies there (or lay there when it counted).

    NA-103 to NA-106: lives are a number; which side of a veteran is up follows from it, and heroes show one side only.
    """
    if shielded(s, disc) if shield is None else shield:
        if emit is not None:
            emit(Event("spared", {"disc": disc, "wounds": wounds, "cause": "shield"}))
        return 0
    s.give_lives(disc, max(0, s.lives[disc] - wounds))
    if emit is not None:
        facts: dict[str, int | str] = {"disc": disc, "wounds": wounds, "lives": s.lives[disc], "cause": cause, "seat": seat}
        emit(Event("wounded", facts))
    count_wounds(s, disc, wounds, seat)
    if s.lives[disc] == 0:
        die(s, disc, cause, seat, emit)
    return wounds


def count_wounds(s: State, disc: int, wounds: int, seat: int) -> None:
    """NA-902, NA-908: what the player on turn has dealt to enemies in this turn."""
    if seat == s.active and not s.friends(seat, OWNER[disc]):
        s.dealt += wounds


def heal(s: State, disc: int, lives: int, cause: str, emit: Emit) -> int:
    """NA-409, NA-1102: never above the limit; how many it gained."""
    gained = min(lives, s.limit(disc) - s.lives[disc])
    if gained <= 0:
        return 0
    s.give_lives(disc, s.lives[disc] + gained)
    if emit is not None:
        emit(Event("healed", {"disc": disc, "gained": gained, "lives": s.lives[disc], "cause": cause}))
    return gained


def die(s: State, disc: int, cause: str, seat: int, emit: Emit) -> None:
    """NA-112, NA-113, NA-607, NA-805: its disc leaves the field, what lies on it is discarded; what it triggers is due."""
    owner = OWNER[disc]
    killer = NOBODY if seat == NOBODY or s.friends(seat, owner) else seat
    if emit is not None:
        facts: dict[str, int | str] = {"disc": disc, "seat": owner, "killer": killer, "cause": cause}
        emit(Event("died", facts | {"x": s.x[disc], "y": s.y[disc]}))
    for missile in s.missiles_on(disc):
        discard(s, missile, "death", emit)
    lose_control(s, disc, "death", emit)
    s.field.remove(disc)
    s.where[disc] = DEAD
    s.give_lives(disc, 0)
    s.lost = changed(s.lost, owner, s.lost[owner] + 1)
    drop_dishes(s, disc, emit)
    if killer != NOBODY:
        s.killed = changed(s.killed, killer, s.killed[killer] + 1)
        if s.rank(disc) == HERO:
            s.hunted = changed(s.hunted, killer, s.hunted[killer] | 1 << s.setup.roster.order[KIND[disc]])
        score_kill(s, disc, killer, emit)
    due_to_death(s, disc)


def due_to_death(s: State, disc: int) -> None:
    """NA-1111: deaths of one moment are worked off together."""
    agenda = s.agenda
    if agenda and agenda[-1][0] == DEATHS:
        agenda[-1] = (*agenda[-1], disc)
    else:
        agenda.append((DEATHS, disc))


def dishes_on(s: State, hero: int) -> list[int]:
    """NA-713: discs of Dish that lie on a hero's card."""
    card = ON_CARD + hero
    where = s.where
    return [disc for disc in range(CHARACTERS) if where[disc] == card] if card in where else []


def drop_dishes(s: State, hero: int, emit: Emit) -> int:
    """NA-713: they are discarded; how many there were."""
    there = dishes_on(s, hero)
    for dish in there:
        s.where[dish] = DEAD
    if there and emit is not None:
        emit(Event("vented", {"hero": hero, "count": len(there)}))
    return len(there)
