"""The test cases of the specification (T01 to T54), in the notation of examples."""

from pathlib import Path
from typing import Any

import pytest

from samobranka.core.scenario import Example, check_example
from samobranka.games.bad_bones import GAME

P3 = "phase 3\npause before phase 4\n"
WORDS = {"en": "x", "ru": "x", "fr": "x"}

CASES = {
    "T01": (
        "new game",
        "draw left green\ndraw right purple\ndraw top blue\ndraw left yellow",
        "board 1: left green left 1 e white; right purple right 1 w white; top blue top 4 s white; left yellow left 4 e white",
    ),
    "T02": (
        "new game",
        "draw top red\ndraw left green\ndraw right purple\ndraw top blue\ndraw left yellow",
        "board 1: left green forest; right purple forest; top blue forest; left yellow forest\nbag size 172",
    ),
    "T03": (P3 + "skeleton r2c2 e", "", "board 1: skeleton r2c3 s black"),
    "T04": (P3 + "wall rising r2c3\nskeleton r2c2 e", "", "board 1: skeleton r1c3 n black\ndamaged wall rising r2c3"),
    "T04 next": (P3 + "players 3\nskeleton r1c3 n", "1 sends to 3", "board 1: none\ncemetery 3: skeleton"),
    "T05": (
        P3 + "left green r4c1 e\ntop red r4c1 e\nright blue r4c1 e\nskeleton r4c1 e",
        "",
        "board 1: left green r4c2 e black; top red r4c2 e black; right blue r4c2 e black; skeleton r4c2 e black",
    ),
    "T06": (
        P3 + "wall falling r4c2\nleft yellow r4c1 e\ntop blue r5c2 n",
        "",
        "board 1: left yellow r5c2 s; top blue r4c1 w\ntraps 1: damaged wall falling r4c2",
    ),
    "T07": (P3 + "players 3\nwall rising r1c1\ntop purple forest", "", "cemetery 2: top purple\nboard 1: none"),
    "T08": (
        P3 + "wall rising r4c2\nwall falling r3c2\nskeleton r4c1 e",
        "",
        "board 1: skeleton r3c1 w\ntraps 1: damaged wall rising r4c2; damaged wall falling r3c2",
    ),
    "T09": (
        P3 + "players 3\ncatapult r2c2\nleft blue r2c1 e\ntop yellow r1c2 s",
        "1 sends to 2",
        "cemetery 2: left blue, top yellow\ndamaged catapult r2c2\nboard 1: none",
    ),
    "T10": (
        "phase 2\npause before phase 4\n3 skeleton r2c3 s",
        "1 places treasure at r2c2\n2 passes",
        "board 1: 3 skeleton r2c2 w\ntraps 1: none\nfloors 1: 4\nremoved has treasure",
    ),
    "T11": (P3 + "treasure r4c3\nskeleton r4c2 e", "", "board 1: skeleton r4c3 e\nno trap r4c3"),
    "T12": (P3 + "treasure r2c4\nskeleton r2c2 e", "", "board 1: skeleton r2c3 e\ntreasure r2c4"),
    "T13": (
        P3 + "treasure r2c2\nleft blue r2c1 e\ntop yellow r1c2 s",
        "",
        "board 1: left blue r2c2 e; top yellow r2c2 s\nno trap r2c2",
    ),
    "T14": (P3 + "treasure r2c4\nhero r2c4\nskeleton r2c3 e", "", "board 1: none\ntreasure r2c4"),
    "T15": (
        P3 + "players 3\ndragon r1c1\nleft green r1c2 w\nright blue r2c1 n\ntop purple forest",
        "1 pushes e\n1 pushes s\n1 pushes n\n1 sends to 2",
        "board 1: left green r1c2 e; right blue r2c1 s\ncemetery 2: top purple\ndamaged dragon r1c1",
    ),
    "T16": (
        "phase 2\npause before phase 4\n3 skeleton r2c3 s",
        "1 places dragon at r2c3\n1 pushes n\n1 pushes n\n1 pushes n\n2 passes",
        "board 1: 3 skeleton r1c3 n black free\ndamaged dragon r2c3",
    ),
    "T17": (
        P3 + "damaged dragon r2c3\nskeleton r2c2 e",
        "1 pushes w",
        "board 1: skeleton r2c2 w black\nno trap r2c3\nremoved has dragon",
    ),
    "T18": (
        "phase 3\nfloors 1: 2\ndamaged dragon r1c1\ndamaged catapult r1c2\nhouses 1: 2\nreserve 1: wall\n"
        "floors 2: 1\nskeleton r2c3 s of 2",
        "",
        "score 1: 19\nwinner 1",
    ),
    "T19": (
        "players 3\nphase 3\nfloors 1: 3\nhouses 1: 1\nfloors 2: 2\nhouses 2: 1\nreserve 1: none\nreserve 2: 2 catapult\n"
        "floors 3: 1\nskeleton r2c3 s of 3",
        "",
        "score 1: 15\nscore 2: 15\nwinner 1",
    ),
    "T20": (P3 + "2 skeleton r2c3 s", "", "floors 1: 2\nboard 1: none\nbag size 180"),
    "T21": (P3 + "hero r4c2\ncatapult r4c2\nskeleton r4c1 e", "", "board 1: none\ncatapult r4c2\nbag size 180"),
    "T22": (P3 + "2 skeleton r5c1 s", "", "houses 1: 3\nboard 1: none"),
    "T23": (
        P3 + "players 3\nleft red r3c1 w\nright red r3c5 e\nleft green r1c2 n\ntop blue r1c2 n",
        "1 sends to 2\n1 sends to 3",
        "cemetery 2 has left red\ncemetery 3 has right red\ncemetery 2 size 2\ncemetery 3 size 2",
    ),
    "T23 solo": (P3 + "players 1\nleft red r3c1 w\ntop blue r1c2 n", "", "cemetery 1: left red, top blue"),
    "T24": (
        "players 2\nphase 3\nfloors 1: 1\nskeleton r2c3 s\ncatapult r1c1 of 2\nskeleton r5c1 s of 2",
        "",
        "houses 2: 4\nscore 1: 0\nwinner 2\nround 1",
    ),
    "T25": (
        "phase 2\ndamaged wall rising r4c2\nreserve 1: none",
        "1 retrieves r4c2\n2 passes",
        "reserve 1: wall\nno trap r4c2",
    ),
    "T26": (P3 + "barricade r2c2\nhero r2c2\nskeleton r2c1 e", "", "board 1: skeleton r2c1 e black\ndamaged barricade r2c2"),
    "T27": (
        P3 + "wall rising r4c2\nbarricade r3c2\nskeleton r4c1 e",
        "",
        "board 1: skeleton r4c1 e black\ntraps 1: damaged wall rising r4c2; damaged barricade r3c2",
    ),
    "T28": (P3 + "marker black\nwhite maze r2c2\nskeleton r2c2 e", "", "board 1: skeleton r2c2 e white"),
    "T29": (P3 + "marker black\nblack maze r2c2\nskeleton r2c2 e", "", "board 1: skeleton r2c3 s white"),
    "T30": (P3 + "portal r2c2\nleft yellow r1c2 s", "", "board 1: left yellow left 4 e black\ndamaged portal r2c2"),
    "T31": (P3 + "spring r2c2\nskeleton r2c1 e", "", "board 1: skeleton r2c4 e black\ndamaged spring r2c2"),
    "T32": (
        P3 + "spring r1c2\nleft green r2c2 n\nspring r4c1\nskeleton r3c1 s",
        "",
        "board 1: none\ncemetery 2: left green\nhouses 1: 4\ntraps 1: damaged spring r1c2; damaged spring r4c1",
    ),
    "T33": (
        P3 + "spring r2c2\nbarricade r2c4\nskeleton r2c1 e",
        "",
        "board 1: none\nbag size 180\ntraps 1: damaged spring r2c2; damaged barricade r2c4",
    ),
    "T34": (
        P3 + "spring r4c3\nwall rising r4c4\nwall falling r4c5\nwall rising r5c5\nwall falling r5c4\nskeleton r4c2 e",
        "",
        "board 1: none\nbag size 180\ntraps 1: damaged spring r4c3; damaged wall rising r4c4; damaged wall falling r4c5; "
        "damaged wall rising r5c5; damaged wall falling r5c4",
    ),
    "T35": (
        "phase 2\npause before phase 4\noption advanced\nreserve 1: bomb, wall\n2 skeleton r2c2 e\nskeleton r2c1 e",
        "1 places bomb at r2c2\n2 passes",
        "crater r2c2\nboard 1: skeleton r2c2 e\nbag size 179",
    ),
    "T35 stays": (
        "phase 2\ncrater r2c2",
        "refused trap: 1 places wall rising at r2c2\nrefused crater: 1 retrieves r2c2",
        "crater r2c2",
    ),
    "T36": (P3 + "crater r2c3\nskeleton r2c2 e", "", "board 1: skeleton r2c3 s"),
    "T37": (
        P3 + "players 3\nhearse r4c2\nleft yellow r4c1 e\ntop blue r4c1 e",
        "1 sends to 3",
        "cemetery 3: left yellow, top blue\nreserve 3 has hearse\nno trap r4c2",
    ),
    "T38": (
        "option advanced\npause before phase 4\nweapon 1: morning star\nhero r3c3\n3 skeleton r3c4 s\n2 top blue r3c5 w",
        "1 moves hero to r3c4\n1 sweeps r3c5 to r2c5\n2 moves hero to r3c4\n1 passes\n2 passes",
        "board 1: 2 top blue r2c4 w black",
    ),
    "T39": (
        "option advanced\npause before phase 4\nweapon 1: ice staff\nhero r2c2\n3 skeleton r2c1 s\ntop blue r4c2 e\n"
        "left red r5c5 w",
        "1 moves hero to r2c1\n1 freezes r4c2\n2 moves hero to r3c4\n1 passes\n2 passes",
        "board 1: top blue r4c2 e black free; left red r5c4 w black",
    ),
    "T40": (
        "players 3\noption advanced\nweapon 1: death staff\nhero r2c2\n3 skeleton r2c1 s",
        "1 moves hero to r2c1\n1 sends to 2",
        "cemetery 2: 3 skeleton\nbag size 177",
    ),
    "T41": (
        P3 + "mode coop\nleft yellow r4c1 e\ntop blue r4c1 e\nright red r5c2 n",
        "1 moves left yellow r4c1",
        "towers 1: r2c2 r2c4 r4c4\nbag has left yellow\nboard 1: top blue r4c2 n; right red r4c2 n",
    ),
    "T42": (
        "mode coop\nphase 2\nwall rising r1c1\nreserve: catapult",
        "1 retrieves r1c1\nrefused reserve: 2 places wall rising at r1c1",
        "hand 1: wall\nreserve: catapult",
    ),
    "T43": (P3 + "mode coop\nplayers 3\nskeleton r1c3 n", "", "capital 2\nboard 1: none"),
    "T44": (
        "phase 4\npause before phase 1\noption chiefs",
        "draw left necromancer\ndraw left red\ndraw left red\ndraw top necromancer\ndraw left red\ndraw left red\n"
        "draw left red\ndraw left red\ndraw left red\ndraw top red\ndraw top red\ndraw top red",
        "board 1 size 9\nboard 2: 3 top red forest",
    ),
    "T45": (P3 + "option chiefs\nfloors 1: 3\ntop friendly r2c3 s", "", "floors 1: 4\nboard 1: none"),
    "T45 full": (P3 + "option chiefs\ntop friendly r2c3 s", "", "floors 1: 4\nbag has top friendly"),
    "T46": (
        "option chiefs\nhero r2c2\nemperor r2c1 e",
        "1 moves hero to r2c1\n2 moves hero to r3c4",
        "hero none\nremoved has emperor\nphase 2",
    ),
    "T47": (P3 + "option chiefs\ntop spectral r2c3 s", "", "floors 1: 3\ncemetery 1: top spectral"),
    "T48": (
        P3 + "option chiefs\nleft instructor r4c1 e\nleft green r4c1 n\nleft blue r4c1 s\ndragon r4c2",
        "1 pushes s",
        "board 1: left instructor r5c2 s; left green r5c2 s; left blue r5c2 s\ndamaged dragon r4c2",
    ),
    "T49": (
        P3 + "players 3\noption chiefs\ncatapult r4c2\nleft saboteur r4c1 e\ntop blue r4c1 e",
        "1 sends to 2",
        "cemetery 2: top blue\nbag has left saboteur\nno trap r4c2\nremoved has catapult",
    ),
    "T50": (P3 + "option chiefs\nbomb r4c2\nleft saboteur r4c1 e", "", "crater r4c2\nbag has left saboteur"),
    "T52": (
        "new game\nplayers 3\noption advanced",
        "roll 1\n1 buys wall\n2 buys wall\n3 buys dragon\n3 buys bomb\n2 buys catapult\n1 buys catapult\n1 buys maze",
        "asks 2 market\ncoins 1: 10\nmarket: 4 wall, 4 catapult, 4 dragon, bomb, 2 hearse, maze, 2 portal, "
        "2 spring, 2 barricade, "
        "crossbow, ice staff, death staff, teleport staff, two-handed sword, battle axe, morning star, rapier",
    ),
    "T53": (
        P3 + "dragon r2c2\nbarricade r2c3\nskeleton r2c1 e",
        "refused blocked: 1 pushes e",
        "can 1 pushes n\ncan 1 pushes s\ncan 1 pushes w\ncannot 1 pushes e",
    ),
    "T54": (
        P3 + "mode coop\nhero r4c2\n2 skeleton r4c1 e",
        "",
        "towers 1: r2c2 r2c4 r4c4\nboard 1: none\nbag size 180",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", list(CASES))
def test_case(name: str) -> None:
    given, do, expect = CASES[name]
    data: dict[str, Any] = {"says": WORDS, "given": given, "do": do, "expect": expect}
    failure = check_example(GAME, Example(data, name, Path(__file__), 1))
    assert failure is None, str(failure)
