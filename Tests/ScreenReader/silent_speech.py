"""A silent speech server for Orca, which records every utterance.

Orca imports this module by name with the system's Python. Each utterance becomes a line of JSON in the file
KEPT_SPEECH of the environment: its text, its language, and whether it is part of reading the whole page.
"""

import json
import os

from gi.repository import GLib
from orca import speechserver

KEPT = open(os.environ["KEPT_SPEECH"], "a", buffering=1, encoding="utf-8")


def keep(kind, text="", voice=None):
    """Record an utterance; the customizations store its language in the voice."""
    line = {"kind": kind, "text": text or "", "language": (voice or {}).get("spoken-language")}
    print(json.dumps(line, ensure_ascii=False), file=KEPT)


class SpeechServer(speechserver.SpeechServer):
    """A silent speech server. Its methods are those that Orca calls."""

    only = None

    @staticmethod
    def getFactoryName():
        """Return the name that Orca shows in its settings."""
        return "silent"

    @staticmethod
    def getSpeechServers():
        """Return all servers."""
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        """Return the only server."""
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        """Do nothing."""

    def getInfo(self):
        """Return the name and the ID."""
        return ["silent", "silent"]

    def getVoiceFamilies(self):
        """Return the only voice."""
        names = speechserver.VoiceFamily
        return [names({names.NAME: "Silent", names.LANG: "en", names.DIALECT: ""})]

    def speak(self, text=None, acss=None, interrupt=True):
        """Record an utterance."""
        keep("remark", text, acss)

    def speakCharacter(self, character, acss=None):
        """Record a character."""
        keep("remark", character, acss)

    def speakKeyEvent(self, event, acss=None):
        """Record the name of a key."""
        keep("remark", event.getKeyName(), acss)

    def sayAll(self, utterances, progress):
        """Record a page piece by piece, and report each piece as spoken."""

        def next_piece():
            piece = next(utterances, None)
            if piece is None:
                keep("end")
                return False
            context, voice = piece
            keep("page", context.utterance, voice)
            for offset, state in (
                (context.startOffset, speechserver.SayAllContext.PROGRESS),
                (context.endOffset, speechserver.SayAllContext.COMPLETED),
            ):
                context.currentOffset = offset
                progress(context, state)
            return True

        GLib.idle_add(next_piece)
