"""Runs Orca with a Chromium window on a virtual display."""

from __future__ import annotations

import json
import os
import select
import shutil
import signal
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
BUS_LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
# Disables visited links, which would make the output depend on the order of pages.
CHROMIUM = [
    "/usr/bin/chromium", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
    "--force-renderer-accessibility", "--no-first-run", "--incognito", "--window-size=1200,900",
    "--disable-background-networking", "--disable-sync", "--disable-component-update",
]
START_SECONDS = 60
PAGE_SECONDS = 45
ATTEMPTS = 4
# Orca 43 knows the language of a text, but doesn't pass it to the speech server.
CUSTOMIZATIONS = """
from orca import settings, speech_generator

settings.speechServerFactory = "silent_speech"
settings.speechFactoryModules = ["silent_speech"]
settings.enableSpeech = True
settings.enableBraille = settings.enableBrailleMonitor = settings.enableSound = False

original = speech_generator.SpeechGenerator.voice


def voice(self, key=None, **arguments):
    voices = original(self, key, **arguments)
    if voices:
        voices[0]["spoken-language"] = arguments.get("language") or None
    return voices


speech_generator.SpeechGenerator.voice = voice
"""


class CannotListen(Exception):
    """A prerequisite of the test is missing or doesn't respond."""


def wait_until(condition: Callable[[], bool], seconds: float) -> bool:
    """Wait for a condition, and return whether it became true."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if condition():
            return True
        time.sleep(0.1)
    return condition()


class OrcaSession:
    """Starts what Orca needs in a D-Bus session of its own, and ends it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.kept = folder / "speech.jsonl"
        self.kept.touch()
        self.children: list[subprocess.Popen[bytes]] = []

    def __enter__(self) -> OrcaSession:
        os.environ["DISPLAY"] = self._start_display()
        self._start(BUS_LAUNCHER, "--launch-immediately")
        for switch in ("IsEnabled", "ScreenReaderEnabled"):
            if not wait_until(lambda switch=switch: self._turn_on(switch), START_SECONDS):
                raise CannotListen("the accessibility bus doesn't respond")
        self._start("openbox")
        self._start_orca()
        return self

    def __exit__(self, *_: object) -> None:
        for child in reversed(self.children):
            self._end(child)

    def _start(self, *command: str, **options: Any) -> subprocess.Popen[bytes]:
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        child = subprocess.Popen(command, start_new_session=True, **quiet, **options)
        self.children.append(child)
        return child

    @staticmethod
    def _end(child: subprocess.Popen[bytes]) -> None:
        """End a program of this session and its child processes."""
        for number in (signal.SIGTERM, signal.SIGKILL):
            try:
                os.killpg(child.pid, number)
                child.wait(timeout=5)
            except ProcessLookupError:
                return
            except subprocess.TimeoutExpired:
                continue

    def _start_display(self) -> str:
        reading, writing = os.pipe()
        self._start(
            "Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x1024x24", "-nolisten", "tcp",
            pass_fds=[writing],
        )
        os.close(writing)
        ready = select.select([reading], [], [], START_SECONDS)[0]
        number = os.read(reading, 16).decode().strip() if ready else ""
        if not number:
            raise CannotListen("the display doesn't start")
        return f":{number}"

    @staticmethod
    def _turn_on(switch: str) -> bool:
        call = [
            "gdbus", "call", "--session", "--dest", "org.a11y.Bus", "--object-path", "/org/a11y/bus",
            "--method", "org.freedesktop.DBus.Properties.Set", "org.a11y.Status", switch, "<true>",
        ]
        return subprocess.run(call, capture_output=True, check=False).returncode == 0

    def _start_orca(self) -> None:
        modules, settings = self.folder / "modules", Path(os.environ["XDG_DATA_HOME"]) / "orca"
        modules.mkdir()
        settings.mkdir(parents=True)
        shutil.copy(HERE / "silent_speech.py", modules)
        (settings / "orca-customizations.py").write_text(CUSTOMIZATIONS, encoding="utf-8")
        profile = {
            "profile": ["Default", "default"], "enableSpeech": True, "enableBraille": False,
            "speechServerFactory": "silent_speech", "sayAllOnLoad": True,
        }
        general = {**profile, "speechServerInfo": None, "startingProfile": ["Default", "default"]}
        choices = {
            "general": general, "profiles": {"default": profile}, "pronunciations": {},
            "keybindings": {},
        }
        (settings / "user-settings.conf").write_text(json.dumps(choices), encoding="utf-8")
        environment = {
            **os.environ, "PYTHONPATH": str(modules), "KEPT_SPEECH": str(self.kept),
        }
        self._start("orca", "--replace", env=environment)
        if not wait_until(lambda: bool(self._lines()), START_SECONDS):
            raise CannotListen("Orca doesn't start speaking")

    def _lines(self) -> list[dict[str, Any]]:
        return [json.loads(line) for line in self.kept.read_text("utf-8").split("\n")[:-1]]

    def listen(self, address: str) -> list[tuple[str, str | None]]:
        """Return the utterances from the top of a page to its end, each with its language.

        Orca sometimes misses that a page was loaded, so the page is reopened then.
        """
        for _ in range(ATTEMPTS):
            start = len(self._lines())
            profile = self.folder / f"profile-{start}"
            browser = self._start(*CHROMIUM, f"--user-data-dir={profile}", address)

            def kinds(start: int = start) -> set[str]:
                return {line["kind"] for line in self._lines()[start:]}

            wait_until(lambda: "page" in kinds(), 15)
            if "page" in kinds():
                wait_until(lambda: "end" in kinds(), PAGE_SECONDS)
            said = self._lines()[start:]
            self._end(browser)
            self.children.remove(browser)
            shutil.rmtree(profile, ignore_errors=True)
            if any(line["kind"] == "end" for line in said):
                return [
                    (" ".join(line["text"].split()), line["language"])
                    for line in said
                    if line["kind"] == "page" and line["text"].strip()
                ]
        raise CannotListen(f"Orca doesn't read {address} to its end")
