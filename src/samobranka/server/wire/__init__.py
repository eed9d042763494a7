"""The wire, declared in one place: all that travels between server and clients, as types. docs/wire.md says what it means.

`heard` and `told` go over a WebSocket; `tables`, `replays`, `campaigns` and `shelf` over HTTP; `basics` and `regions` are parts
of all of them. The browser's types are made from these (tools/wiretypes.py).
"""
