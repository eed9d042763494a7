"""`python -m samobranka` is the `samobranka` command."""

from samobranka.cli import main

main()
