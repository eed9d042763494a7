"""What is in the box, read from `content/*.toml`: a file for each kind of thing. `material.py` keeps what is read."""
