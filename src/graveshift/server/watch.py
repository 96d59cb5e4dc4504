"""What the operator sees: JSON lines in the log, and figures for Prometheus."""

from __future__ import annotations

import logging
import os
import sys
import time
from functools import cache
from typing import Any, Final

import msgspec
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.registry import REGISTRY

log: Final = logging.getLogger("graveshift.server")

ANSWERS: Final = Counter("graveshift_answers", "Answers stored", ["by"])
REFUSED: Final = Counter("graveshift_refused", "Answers refused", ["reason"])
CONFLICTS: Final = Counter("graveshift_conflicts", "Appends that another worker was quicker with")
LATENCY: Final = Histogram(
    "graveshift_answer_seconds",
    "From receiving a person's answer to its acknowledgement",
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
)
LOADING: Final = Histogram("graveshift_load_seconds", "Bringing a table back from the store")
TABLES: Final = Gauge("graveshift_tables", "Tables in memory", multiprocess_mode="livesum")
CONNECTIONS: Final = Gauge("graveshift_connections", "Open WebSockets", multiprocess_mode="livesum")
OPENED: Final = Counter("graveshift_tables_opened", "Tables opened")


@cache
def stored_by(by: str) -> Counter:
    """Answers stored, of people or bots or habits alone; looked up once, since it is counted for every answer."""
    return ANSWERS.labels(by=by)


def metrics() -> bytes:
    """All figures in the text form of Prometheus; of all workers, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


class JsonLines(logging.Formatter):
    """One JSON object a line: time, level, what happened, and whatever was said with it."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= getattr(record, "about", {})
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_log() -> None:
    """Everything goes to the standard error as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers = [handler]
    root.setLevel(logging.INFO)
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers = []
        logger.propagate = True
    logging.getLogger("uvicorn.access").setLevel(logging.WARNING)


def note(message: str, **about: Any) -> None:
    """Log something that happened, with its details as fields."""
    log.info(message, extra={"about": about})


def alarm(message: str, **about: Any) -> None:
    """Log a mistake of ours, with the traceback of the exception at hand."""
    log.error(message, extra={"about": about}, exc_info=True)
