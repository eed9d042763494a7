"""Many games at once: batches and benchmarks."""
