"""The table over the network: many tables in one process, stored move by move, told to each seat as it may see them."""
