"""Writes what is made from types: `python tools/wiretypes.py`; `--check` only compares.

The browser's types of the wire (web/src/shell/wire.gen.ts) come from the server's structures. What a game tells it declares in
its `facts.py`: from that come the browser's types (web/src/games/<game>/wire.gen.ts) and a page of documentation
(docs/wire/<game>.md). Of a field `Annotated[str, SPACES, "where it goes"]` the page says what the words say, and an example.
"""

import sys
from collections.abc import Container, Iterator
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from samobranka import games
from samobranka.core.facts import Facts, kind_of
from samobranka.core.game import OptionValue
from samobranka.core.names import Names
from samobranka.server.wire import basics, campaigns, heard, regions, replays, shelf, tables, told

ROOT = Path(__file__).resolve().parent.parent
HEAD = "/** Made by tools/wiretypes.py from the types of the server: change those, not this. */\n"
GAME_HEAD = "/** Made by tools/wiretypes.py from what the game declares in its facts.py: change that, not this. */\n"
UNIONS: dict[str, Any] = {
    "Next": told.Next,
    "FromServer": told.FromServer,
    "ToServer": heard.FromClient,
    "Shape": regions.Shape,
    "Part": regions.Part,
    "ShownPart": regions.ShownPart,
    "Kind": basics.Kind,
    "OptionValue": OptionValue,
}
STRUCTS = [
    tables.TableWish, tables.NewTable, tables.TableLine, tables.SeatChange, tables.Figures, tables.Rematch,
    tables.Invitation, tables.Door, tables.Place, tables.Freeing, replays.Replay, replays.Seen,
    campaigns.CampaignWish, campaigns.RunWish, campaigns.Renaming, campaigns.NewRun,
    campaigns.NewCampaign, campaigns.CampaignLine, campaigns.CampaignPage,
    shelf.GameInfo, shelf.BrokenGame, shelf.Chapter, shelf.Shown, shelf.Tutorial,
]  # fmt: skip
SIMPLE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


class Writer:
    """Schemas as TypeScript. A mapping with a title is a type of its own, or the structure that is called so."""

    def __init__(self, structures: Container[str]) -> None:
        self.structures = structures
        self.titled: dict[str, str] = {}

    def type(self, schema: dict[str, Any]) -> str:
        if "$ref" in schema:
            return str(schema["$ref"])
        if "enum" in schema:
            return " | ".join(f"'{value}'" for value in schema["enum"])
        if "anyOf" in schema:
            return " | ".join(dict.fromkeys(self.type(part) for part in schema["anyOf"]))
        if schema.get("type") == "array":
            if "prefixItems" in schema:
                return f"[{', '.join(self.type(part) for part in schema['prefixItems'])}]"
            items = self.type(schema["items"]) if "items" in schema else "unknown"
            return f"({items})[]" if " | " in items or " & " in items else f"{items}[]"
        if schema.get("type") == "object":
            return self.mapping(schema)
        return SIMPLE.get(str(schema.get("type")), "unknown")

    def mapping(self, schema: dict[str, Any]) -> str:
        title = schema.get("title")
        if title in self.structures:
            return str(title)
        rest = schema.get("additionalProperties")
        text = f"Record<string, {self.type(rest) if isinstance(rest, dict) else 'unknown'}>"
        if "properties" in schema:
            text = "{ " + "; ".join(self.fields(schema)) + " } & " + text
        if title is None:
            return text
        self.titled[title] = comment(schema) + f"export type {title} = {text};\n"
        return str(title)

    def fields(self, schema: dict[str, Any]) -> list[str]:
        required = schema.get("required", [])
        return [f"{name}{'' if name in required else '?'}: {self.type(part)}" for name, part in schema["properties"].items()]

    def interface(self, name: str, schema: dict[str, Any]) -> str:
        fields = "".join(f"  {field};\n" for field in self.fields(schema)) if schema["properties"] else ""
        return comment(schema) + f"export interface {name} {{\n{fields}}}\n"


def comment(schema: dict[str, Any]) -> str:
    return f"/** {schema['description']} */\n" if "description" in schema else ""


def wire_types() -> str:
    roots, components = msgspec.json.schema_components([*UNIONS.values(), *STRUCTS], ref_template="{name}")
    writer = Writer(components)
    unions = [f"export type {name} = {writer.type(root)};\n" for name, root in zip(UNIONS, roots, strict=False)]
    interfaces = [writer.interface(name, components[name]) for name in sorted(components)]
    return "\n".join([HEAD, *(writer.titled[title] for title in sorted(writer.titled)), *interfaces, *unions])


class Declared:
    """What a game declares, as schemas: its view, its events, and the parts that they are made of."""

    def __init__(self, facts: Facts) -> None:
        ahead = [] if facts.preview is None else [facts.preview]
        albums = [] if facts.album is None else [facts.album]
        declared = [facts.view, *ahead, *albums, *facts.events.values()]
        _, self.schemas = msgspec.json.schema_components(declared, ref_template="{name}")
        self.hints = {name: hints for kind in declared for name, hints in hints_of(kind).items()}
        self.view = facts.view.__name__
        self.events = [event.__name__ for event in facts.events.values()]
        for name, schema in self.schemas.items():
            # In the order in which they are declared.
            fields = schema.get("properties", {})
            schema["properties"] = {field: fields[field] for field in self.hints[name]}
        for event in facts.events.values():
            schema = self.schemas[event.__name__]
            schema["properties"] = {"kind": {"enum": [kind_of(event)]}, **schema["properties"]}
            schema["required"] = ["kind", *schema.get("required", [])]
        self.ahead = [preview.__name__ for preview in ahead]
        self.albums = [album.__name__ for album in albums]
        self.parts = sorted(self.schemas.keys() - {self.view, *self.ahead, *self.albums, *self.events})

    def types(self) -> str:
        writer = Writer(self.schemas)
        told = (*self.parts, self.view, *self.ahead, *self.albums, *self.events)
        interfaces = [writer.interface(name, self.schemas[name]) for name in told]
        union = "export type Told =\n  | " + "\n  | ".join(self.events) + ";\n"
        return "\n".join([GAME_HEAD, *interfaces, union])

    def page(self, game: str) -> str:
        head = f"# What {game} tells\n\nMade by `tools/wiretypes.py` from what the game declares in its `facts.py`; "
        head += "[wire.md](../wire.md) says how it travels. Seats count from 0.\n"
        lines = [head, f"## The view\n\n{self.table(self.view)}"]
        lines += [f"## What a look ahead tells\n\n{self.table(name)}" for name in self.ahead]
        lines += [f"## What the page of a campaign shows\n\n{self.table(name)}" for name in self.albums]
        lines.append("## What they are made of" if self.ahead or self.albums else "## What it is made of")
        lines += [f"### {name}\n\n{self.table(name)}" for name in self.parts]
        lines.append("## Events")
        for name in self.events:
            kind = self.schemas[name]["properties"]["kind"]["enum"][0]
            lines.append(f"### `{kind}`\n\n{self.table(name)}")
        return "\n\n".join(line.rstrip() for line in lines) + "\n"

    def table(self, name: str) -> str:
        """Its sentence, and its fields."""
        schema, writer = self.schemas[name], Writer(self.schemas)
        fields = [(field, part) for field, part in schema["properties"].items() if field != "kind" or name not in self.events]
        rows = [
            f"| `{field}` | {linked(writer.type(part), self.parts)}{meaning(self.hints[name].get(field))} |"
            for field, part in fields
        ]
        table = "\n".join(["| field | what |", "|---|---|", *rows]) if rows else ""
        return "\n\n".join(part for part in (schema.get("description", ""), table) if part)


def hints_of(kind: Any) -> dict[str, dict[str, Any]]:
    """The annotations of a declaration, and of all that it is made of."""
    found: dict[str, dict[str, Any]] = {}
    waiting: list[Any] = [kind]
    while waiting:
        each = waiting.pop()
        if hasattr(each, "__required_keys__"):
            if each.__name__ not in found:
                found[each.__name__] = get_type_hints(each, include_extras=True)
                waiting += found[each.__name__].values()
        else:
            waiting += get_args(each)
    return found


def meaning(hint: Any) -> str:
    """What the annotations of a field say: words, and an example of a name."""
    notes = [note for part in (hint, *get_args(hint)) if get_origin(part) is Annotated for note in get_args(part)[1:]]
    said = [note for note in notes if isinstance(note, str)]
    said += [f"such as `{next(iter(note))}`" for note in notes if isinstance(note, Names)]
    return "".join(f", {each}" for each in dict.fromkeys(said))


def linked(type: str, parts: Container[str]) -> str:
    """A type with a way to where it is explained; bars would end a cell."""
    words = [f"[{word}](#{word.lower()})" if word in parts else word for word in type.replace("[]", " []").split(" ")]
    return " ".join(words).replace(" []", "[]").replace("|", "\\|")


def made() -> Iterator[tuple[Path, str]]:
    """Every file that is made, and what it must say."""
    yield ROOT / "web" / "src" / "shell" / "wire.gen.ts", wire_types()
    for name in sorted(games.OURS):
        facts = games.find(name).facts
        if facts is not None:
            declared = Declared(facts)
            yield ROOT / "web" / "src" / "games" / name / "wire.gen.ts", declared.types()
            yield ROOT / "docs" / "wire" / f"{name}.md", declared.page(name)


def main() -> None:
    for file, text in made():
        if "--check" not in sys.argv:
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf8")
        elif not file.exists() or file.read_text("utf8") != text:
            sys.exit(f"{file.name} is not what the types say; run python tools/wiretypes.py")


if __name__ == "__main__":
    main()
