"""Serves a folder to the browser, like a static host."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path


class QuietServer(ThreadingHTTPServer):
    """Serves files, and tolerates a browser that closes connections early."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore errors of connections."""


class QuietHandler(SimpleHTTPRequestHandler):
    """Serves files without a log."""

    # Uses persistent connections, so that one serves all files of a page.
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    extensions_map = {
        **SimpleHTTPRequestHandler.extensions_map,
        ".txt": "text/plain",
        ".xhtml": "application/xhtml+xml",
    }

    def end_headers(self) -> None:
        """Let the browser cache styles and scripts, which all pages share."""
        if self.path.partition("?")[0].endswith((".css", ".js", ".svg")):
            self.send_header("Cache-Control", "max-age=3600")
        super().end_headers()

    def log_message(self, format: str, *arguments: object) -> None:
        """Log nothing."""


@contextmanager
def serve(folder: Path) -> Iterator[str]:
    """Serve a folder on a free local port, and yield its address."""
    server = QuietServer(("127.0.0.1", 0), partial(QuietHandler, directory=folder))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}/"
    finally:
        server.shutdown()
        thread.join()
