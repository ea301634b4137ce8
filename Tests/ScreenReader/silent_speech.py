"""The voice of Orca in the tests: keeps every utterance and says nothing.

Orca imports this module by its name, under the system's Python, and asks it for a speech server. Each
utterance becomes a line of JSON in the file that the environment names: what is said, in which
language, and whether it belongs to reading the page from its beginning to its end.
"""

import json
import os

from gi.repository import GLib
from orca import speechserver

KEPT = open(os.environ["KEPT_SPEECH"], "a", buffering=1, encoding="utf-8")


def keep(kind, text="", voice=None):
    """Write an utterance down; its language is put into the voice by the customizations."""
    line = {"kind": kind, "text": text or "", "language": (voice or {}).get("spoken-language")}
    print(json.dumps(line, ensure_ascii=False), file=KEPT)


class SpeechServer(speechserver.SpeechServer):
    """A server without a sound. The names of its methods are Orca's."""

    only = None

    @staticmethod
    def getFactoryName():
        """Give the name that Orca shows in its settings."""
        return "silent"

    @staticmethod
    def getSpeechServers():
        """Give all servers."""
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        """Give the only server."""
        SpeechServer.only = SpeechServer.only or SpeechServer()
        return SpeechServer.only

    @staticmethod
    def shutdownActiveServers():
        """End nothing."""

    def getInfo(self):
        """Give the name and the id."""
        return ["silent", "silent"]

    def getVoiceFamilies(self):
        """Give the only voice."""
        names = speechserver.VoiceFamily
        return [names({names.NAME: "Silent", names.LANG: "en", names.DIALECT: ""})]

    def speak(self, text=None, acss=None, interrupt=True):
        """Keep one utterance."""
        keep("remark", text, acss)

    def speakCharacter(self, character, acss=None):
        """Keep one character."""
        keep("remark", character, acss)

    def speakKeyEvent(self, event, acss=None):
        """Keep the name of a key."""
        keep("remark", event.getKeyName(), acss)

    def sayAll(self, utterances, progress):
        """Keep a page piece by piece, and report each piece as spoken."""

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
