"""Games of a page each, for what the real ones do not exercise yet. Each is a complete Game."""
