"""Rulebooks: read, played as examples, and taught in lessons."""
