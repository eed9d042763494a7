"""The rules, a file a chapter. `flow` is where they meet."""
