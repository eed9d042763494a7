"""Writes web/src/shell/wire.gen.ts from the types of the server: `python tools/wiretypes.py`; `--check` only compares."""

import sys
from collections.abc import Container
from pathlib import Path
from typing import Any

import msgspec

from samobranka.core.game import OptionValue
from samobranka.server import frames, wire

TARGET = Path(__file__).resolve().parent.parent / "web" / "src" / "shell" / "wire.gen.ts"
HEAD = "/** Made by tools/wiretypes.py from the types of the server: change those, not this. */\n"
UNIONS: dict[str, Any] = {
    "Next": frames.Next,
    "FromServer": frames.FromServer,
    "ToServer": wire.Answer | wire.Undo | wire.Chat | wire.Hint,
    "Kind": wire.Kind,
    "OptionValue": OptionValue,
}
STRUCTS = [
    wire.TableWish, wire.NewTable, wire.TableLine, wire.SeatChange, wire.Figures, wire.Rematch,
    wire.Replay, wire.Seen, wire.Invitation, wire.Door, wire.Place, wire.Freeing,
    frames.GameInfo, frames.Chapter, frames.Shown,
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


def text() -> str:
    roots, components = msgspec.json.schema_components([*UNIONS.values(), *STRUCTS], ref_template="{name}")
    writer = Writer(components)
    unions = [f"export type {name} = {writer.type(root)};\n" for name, root in zip(UNIONS, roots, strict=False)]
    interfaces = [writer.interface(name, components[name]) for name in sorted(components)]
    return "\n".join([HEAD, *(writer.titled[title] for title in sorted(writer.titled)), *interfaces, *unions])


def main() -> None:
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text("utf8") != text():
            sys.exit(f"{TARGET.name} is not what the server's types say; run python tools/wiretypes.py")
        return
    TARGET.write_text(text(), "utf8")


if __name__ == "__main__":
    main()
