"""What every game shares. Standard library only: no clock, no global random, and no files but the rulebook's examples."""
