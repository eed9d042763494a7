"""A report as one page: pictures of our own drawing, and nothing that must be fetched from anywhere."""

from collections.abc import Sequence
from typing import Final

from samobranka.core.sheets import Sheet

STYLE: Final = """
body {
  font: 15px/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 60rem; padding: 0 1rem; color: #221c18;
  background: #faf6ef;
}
h1, h2 { font-weight: 600; line-height: 1.2 } h2 { margin: 2.2rem 0 .2rem } p { margin: .2rem 0 .8rem; color: #5b5048 }
nav a { margin-right: 1rem; color: inherit }
figure { margin: 0; overflow-x: auto }
svg { width: 100%; min-width: 44rem; height: auto; font: 12px system-ui, sans-serif }
.bar { fill: #a8552f } .around { stroke: #221c18 } .axis { stroke: #cfc4b5 }
.mark { stroke: #2c6e63; stroke-dasharray: 4 3 } .of-mark { fill: #2c6e63 }
@media (prefers-color-scheme: dark) {
  body { color: #efe7dc; background: #1d1815 } p { color: #b8aa9b } text { fill: #efe7dc } .bar { fill: #c9744b }
  .around { stroke: #efe7dc } .axis { stroke: #4a4039 } .mark { stroke: #6fbfae } .of-mark { fill: #6fbfae }
}
"""
LABELS: Final = 240
WIDTH: Final = 900
RIGHT: Final = 130
ROW: Final = 22


def safe(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace('"', "&quot;")


def page(title: str, note: str, sheets: Sequence[Sheet]) -> str:
    links = "".join(f'<a href="#s{number}">{safe(sheet.title)}</a> ' for number, sheet in enumerate(sheets))
    parts = "".join(
        f'<h2 id="s{number}">{safe(sheet.title)}</h2><p>{safe(sheet.note)}</p>\n<figure>{drawn(sheet)}</figure>\n'
        for number, sheet in enumerate(sheets)
    )
    head = f'<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>{safe(title)}</title>'
    body = f"<h1>{safe(title)}</h1><p>{safe(note)} Thin lines are intervals of 95 per cent.</p><nav>{links}</nav>"
    return f'<!doctype html>\n<html lang="en">{head}<style>{STYLE}</style>\n{body}\n{parts}</html>\n'


def number_of(value: float, shares: bool) -> str:
    if shares:
        return f"{100 * value:.0f} %"
    return f"{value:.0f}" if value == int(value) else f"{value:.2f}"


def drawn(sheet: Sheet) -> str:
    """Bars to the right, with the label before and the figure behind; a thin line shows between what it lies."""
    top = 18 if sheet.marks else 4
    height = top + ROW * len(sheet.bars) + 8
    ends = [bar.high for _, bar in sheet.bars] + [at for _, at in sheet.marks]
    most = 1.0 if sheet.shares else max([*ends, 0.0]) * 1.02 or 1.0
    least = 0.0 if sheet.shares else min([0.0, *(bar.low for _, bar in sheet.bars)])
    room = WIDTH - LABELS - RIGHT

    def at(value: float) -> float:
        return round(LABELS + room * (min(max(value, least), most) - least) / (most - least), 1)

    drawing = [f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{safe(sheet.title)}">']
    drawing.append(f'<line class="axis" x1="{at(0)}" x2="{at(0)}" y1="{top}" y2="{height}"/>')
    for row, (label, bar) in enumerate(sheet.bars):
        y = top + ROW * row
        start, end = sorted((at(0), at(bar.value)))
        figure = number_of(bar.value, sheet.shares) + (f" ({bar.note})" if bar.note else "")
        drawing.append(f'<text x="{LABELS - 8}" y="{y + 15}" text-anchor="end">{safe(label)}</text>')
        drawing.append(f'<rect class="bar" x="{start}" y="{y + 4}" width="{round(end - start, 1)}" height="{ROW - 9}"/>')
        if bar.high > bar.low:
            middle = y + ROW / 2
            drawing.append(f'<line class="around" x1="{at(bar.low)}" x2="{at(bar.high)}" y1="{middle}" y2="{middle}"/>')
        drawing.append(f'<text x="{WIDTH - RIGHT + 8}" y="{y + 15}">{safe(figure)}</text>')
    for label, value in sheet.marks:
        x = at(value)
        drawing.append(f'<line class="mark" x1="{x}" x2="{x}" y1="{top}" y2="{height}"/>')
        drawing.append(f'<text class="of-mark" x="{x}" y="12" text-anchor="middle">{safe(label)}</text>')
    return "".join([*drawing, "</svg>"])
