#!/usr/bin/env python3
"""comment.py FILE keeps one comment on a pull request up to date: the one whose first line is that of FILE.

GH_TOKEN needs 'pull-requests: write'. A pull request from a fork has no such token: then the text is only in
the summary of the job. NUMBER is that of the pull request.
"""

import json
import os
import re
import sys
import urllib.error
import urllib.request

# GitHub's limit is 65,536 characters.
LIMIT = 60_000
ADDRESS = f"{os.environ['GITHUB_API_URL']}/repos/{os.environ['GITHUB_REPOSITORY']}/issues"


def call(method, path, body=None):
    request = urllib.request.Request(
        f"{ADDRESS}/{path}",
        data=None if body is None else json.dumps({"body": body}).encode(),
        method=method,
        headers={"Authorization": f"Bearer {os.environ['GH_TOKEN']}", "Accept": "application/vnd.github+json"},
    )
    with urllib.request.urlopen(request, timeout=60) as answer:
        return json.load(answer)


def shortened(text):
    if len(text) <= LIMIT:
        return text
    lines = text[:LIMIT].splitlines()[:-1]
    if sum(line.startswith("```") for line in lines) % 2:
        lines.append("```")
    return "\n".join(lines) + "\n\nThe rest is in the summary of the job.\n"


def known_comment(number, mark):
    """The comment of a bot; anyone can write a comment with the same first line."""
    for page in range(1, 100):
        comments = call("GET", f"{number}/comments?per_page=100&page={page}")
        for comment in comments:
            if comment["user"]["type"] == "Bot" and (comment["body"] or "").startswith(mark):
                return comment["id"]
        if len(comments) < 100:
            return None


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    with open(os.environ["GITHUB_STEP_SUMMARY"], "a", encoding="utf-8") as summary:
        summary.write(text)
    mark, number = text.partition("\n")[0], int(os.environ["NUMBER"])
    changes_nothing = re.search(r": (0 of \d+ screens changed|no screen could be compared)", text) and "Could not be compared" not in text
    try:
        known = known_comment(number, mark)
        if known:
            call("PATCH", f"comments/{known}", shortened(text))
        elif not changes_nothing:
            call("POST", f"{number}/comments", shortened(text))
    except urllib.error.HTTPError as error:
        if error.code not in (401, 403):
            sys.exit(f"comment: GitHub answers {error.code} {error.reason}")
        print("::notice::The token may not comment, as in a pull request from a fork: see the summary of the job.")


main()
