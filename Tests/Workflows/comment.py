#!/usr/bin/env python3
"""Tests Scripts/comment.py with a server that answers like GitHub's."""

import http.server
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import threading

SCRIPT = pathlib.Path(__file__).parents[2] / "Scripts/comment.py"
MARK = "<!-- by-ear: spoken lines -->"
CHANGED = f"{MARK}\n### What VoiceOver says: 1 of 2 screens changed\n"
UNCHANGED = f"{MARK}\n### What VoiceOver says: 0 of 2 screens changed\n"
NOTHING = f"{MARK}\n### What VoiceOver says: no screen could be compared\n"
SKIPPED = UNCHANGED + "<details><summary>Could not be compared</summary>\n"
LONG = CHANGED + "```diff\n" + "+ Buy, Button\n" * 9000


def comment(number, body, kind="Bot"):
    return {"id": number, "body": body, "user": {"type": kind}}


OTHERS = [comment(number, "LGTM", "User") for number in range(100)]
# name, comments that exist, text, refused statuses, expected calls that change something
CASES = [
    ("a first comment", [], CHANGED, None, ["POST /repos/a/b/issues/7/comments"]),
    ("nothing changed", [], UNCHANGED, None, []),
    ("nothing to compare", [], NOTHING, None, []),
    ("nothing changed, but something wasn't compared", [], SKIPPED, None, ["POST /repos/a/b/issues/7/comments"]),
    ("a later comment", [comment(5, CHANGED)], CHANGED, None, ["PATCH /repos/a/b/issues/comments/5"]),
    ("a change that was undone", [comment(5, CHANGED)], UNCHANGED, None, ["PATCH /repos/a/b/issues/comments/5"]),
    ("a comment on the second page", OTHERS + [comment(500, CHANGED)], CHANGED, None, ["PATCH /repos/a/b/issues/comments/500"]),
    ("a person's comment with the mark", [comment(5, CHANGED, "User")], CHANGED, None, ["POST /repos/a/b/issues/7/comments"]),
    ("a comment without text", [comment(5, None)], CHANGED, None, ["POST /repos/a/b/issues/7/comments"]),
    ("a long text", [], LONG, None, ["POST /repos/a/b/issues/7/comments"]),
    ("a fork", [], CHANGED, 403, []),
    ("a server that fails", [], CHANGED, 502, []),
]


def run(existing, text, refused):
    calls = []

    class Handler(http.server.BaseHTTPRequestHandler):
        def answer(self, value):
            self.send_response(200)
            self.end_headers()
            self.wfile.write(json.dumps(value).encode())

        def do_GET(self):
            page = int(self.path.rpartition("page=")[2])
            self.answer(existing[(page - 1) * 100 : page * 100])

        def change(self):
            body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["body"]
            assert self.headers["Authorization"] == "Bearer secret"
            if refused:
                return self.send_error(refused)
            assert len(body) <= 65_536 and body.count("```") % 2 == 0, "the body is too long or not closed"
            calls.append(f"{self.command} {self.path}")
            self.answer({})

        do_POST = do_PATCH = change

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with tempfile.TemporaryDirectory() as folder:
        file, summary = pathlib.Path(folder, "comment.md"), pathlib.Path(folder, "summary.md")
        file.write_text(text)
        environment = dict(
            os.environ,
            GITHUB_API_URL=f"http://127.0.0.1:{server.server_port}",
            GITHUB_REPOSITORY="a/b",
            GITHUB_STEP_SUMMARY=str(summary),
            GH_TOKEN="secret",
            NUMBER="7",
            NO_PROXY="127.0.0.1",
        )
        done = subprocess.run([sys.executable, "-B", SCRIPT, file], env=environment, capture_output=True, text=True)
        assert summary.read_text() == text, "the summary lacks the text"
    server.shutdown()
    return calls, done


for name, existing, text, refused, expected in CASES:
    calls, done = run(existing, text, refused)
    status = 1 if refused == 502 else 0
    assert done.returncode == status, f"{name}: status {done.returncode}\n{done.stderr}"
    assert calls == expected, f"{name}: {calls}"
    assert ("::notice::" in done.stdout) == (refused == 403), f"{name}: {done.stdout}"
    assert "Traceback" not in done.stderr and "secret" not in done.stdout + done.stderr, done.stderr
print(f"comment test: {len(CASES)} runs as expected")
