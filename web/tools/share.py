"""Draws what others see of us: the pictures of links (public/share) and the icons of the app (public/icons).

PYTHONPATH=src:tests python web/tools/share.py
A game on the shelf that has a plate (src/games/<game>/plate.svg) gets a picture of its own; all others show that of home.
"""

import re
from pathlib import Path

from playwright.sync_api import sync_playwright

from browser.conftest import CHROMIUM, FLAGS
from samobranka import games, words
from samobranka.core.errors import Message

WEB = Path(__file__).resolve().parent.parent
STAR = re.findall(r' d="([^"]+)"', (WEB / "index.html").read_text("utf8"))[0]
FONT = (WEB / "public/fonts/alegreya-latin-800-normal.woff2").as_uri()
WOOD = "linear-gradient(135deg, #775236, #523623)"
PAPER, THREAD, PEACH = "#fffaf0", "#a3282a", "#f6c9a0"


def star(size: int, colour: str) -> str:
    path = f'<path fill="none" stroke="{colour}" stroke-width=".84" stroke-linecap="round" d="{STAR}"/>'
    return f'<svg width="{size}" height="{size}" viewBox="0 0 32 32">{path}</svg>'


def plate(game: str, size: int) -> str:
    picture = (WEB / "src/games" / game / "plate.svg").as_uri()
    rim = re.findall("#[0-9A-F]{6}", (WEB / "src/games" / game / "plate.ts").read_text("utf8"))[0]
    shadow = f"inset 0 0 0 {size // 60}px {rim},0 14px 40px #1a0c02b0"
    return (
        f'<div class="plate" style="width:{size}px;height:{size}px;box-shadow:{shadow}">'
        f'<img src="{picture}" width="{size * 3 // 4}" height="{size * 3 // 4}"></div>'
    )


def page(body: str) -> str:
    return f"""<style>
    @font-face {{ font-family: A; src: url({FONT}) }}
    body {{ margin: 0; width: 1200px; height: 630px; background: {WOOD}; color: #fbf1e0; font: 800 92px/1 A; display: flex;
      align-items: center; justify-content: space-evenly; overflow: hidden }}
    .plate {{ display: grid; place-items: center; border-radius: 50%; background: #f6f1e6; flex: none }}
    img {{ border-radius: 50% }}
    .brand {{ display: flex; gap: 20px; align-items: center; font-size: 46px; color: {PEACH}; margin-top: 34px }}
    </style>{body}"""


def main() -> None:
    served = sorted(file.parent.name for file in (WEB / "src/games").glob("*/plate.svg"))
    named = {game: words.say(Message(f"{game}-title"), "en") for game in served if game in games.names()}
    drawn = {"home": f'<div>{star(150, PEACH)}<br>Samobranka</div><div style="display:flex;gap:20px">'}
    drawn["home"] += "".join(plate(game, 290) for game in named) + "</div>"
    for game, name in named.items():
        brand = f'<div class="brand">{star(60, PEACH)}Samobranka</div>'
        drawn[game] = f'{plate(game, 480)}<div style="max-width:560px">{name}{brand}</div>'
    with sync_playwright() as play:
        browser = play.chromium.launch(executable_path=CHROMIUM, args=[*FLAGS, "--allow-file-access-from-files"])
        sheet = browser.new_page(viewport={"width": 1200, "height": 630})
        canvas = WEB / "tools" / "share.html"
        for name, body in drawn.items():
            canvas.write_text(page(body), "utf8")
            sheet.goto(canvas.as_uri())
            sheet.evaluate("document.fonts.ready")
            sheet.screenshot(path=WEB / "public/share" / f"{name}.jpg", type="jpeg", quality=82)
        canvas.unlink()
        for size in (180, 192, 512):
            icon = browser.new_page(viewport={"width": size, "height": size})
            middle = "display:grid;place-items:center;margin:0;height:100vh"
            icon.set_content(f'<body style="{middle};background:{PAPER}">{star(size * 3 // 4, THREAD)}')
            icon.screenshot(path=WEB / "public/icons" / f"{size}.png")
        browser.close()


if __name__ == "__main__":
    main()
