"""What the owner's Prometheus is told: how much there is, how much happens, and how long it takes. No names, no links."""

from collections.abc import Iterator
from typing import Any, Final

from litestar import MediaType, get
from litestar.response import Response
from prometheus_client import CollectorRegistry, Counter, GCCollector, Histogram, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from samobranka.server.house import House
from samobranka.server.http import AnyRequest, house_of
from samobranka.server.refusals import NoTable

FORM: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0)


class Metrics(Collector):
    """Of one house. What there is, is looked at when somebody asks; what happens, is counted."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.registry = CollectorRegistry()
        self.registry.register(self)
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self.changes = Counter(
            "samobranka_changes", "Changes of tables: choices, undos, talk, seats", ["came_to"], registry=self.registry
        )
        self.writing = Histogram(
            "samobranka_write_seconds", "How long a batch of changes took to be stored", buckets=SECONDS, registry=self.registry
        )
        house.counted = self.count
        house.writer.timed = self.writing.observe

    def count(self, error: Exception | None) -> None:
        self.changes.labels("told" if error is None else "refused").inc()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        tables = GaugeMetricFamily("samobranka_tables", "Tables in memory", labels=["state"])
        lines = GaugeMetricFamily("samobranka_lines", "Connections to tables", labels=["who"])
        live = list(self._house.live)
        over = sum(1 for table in live if table.table.outcome is not None)
        tables.add_metric(["open"], len(live) - over)
        tables.add_metric(["over"], over)
        seated = sum(1 for table in live for listener in table.listeners if listener.seat is not None)
        lines.add_metric(["player"], seated)
        lines.add_metric(["spectator"], sum(len(table.listeners) for table in live) - seated)
        waiting = self._house.pool.waiting
        yield from (tables, lines, GaugeMetricFamily("samobranka_bots_waiting", "Bots that wait for a worker", waiting))


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    """Only where the owner wants it: `--metrics`."""
    here: Metrics | None = request.app.state.metrics
    if here is None:
        raise NoTable("metrics-none")
    house_of(request)
    given: Any = generate_latest(here.registry)
    return Response(given, media_type=FORM)
