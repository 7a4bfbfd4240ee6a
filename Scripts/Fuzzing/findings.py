"""Stores a finding as a folder: the failure, and a script that reproduces it."""

import shutil

AGAIN = """#!/usr/bin/env bash
# Scripts/fuzz --seed {seed} {name}
# Usage: again [BINARY]
reel="$(realpath "${{1:-{binary}}}")"
given="$(cd "$(dirname "$0")" && pwd)/given"
room="$(mktemp -d)"
cd "$room" || exit
echo "in $room"
set -x
{story}
"""


def keep(result, folder, seed, binary):
    """Writes the folder, replacing an earlier one."""
    shutil.rmtree(folder, ignore_errors=True)
    given = folder / "given"
    given.mkdir(parents=True)
    finding = result.finding
    for number, content in enumerate(finding.given, start=1):
        (given / str(number)).write_bytes(content)
    text = f"{finding.message}\n\nexample:\n{finding.example}\n"
    (folder / "finding").write_bytes(text.encode("utf-8", "backslashreplace"))
    story = "\n".join(finding.story)
    script = AGAIN.format(seed=seed, name=result.name, binary=binary, story=story)
    (folder / "again").write_bytes(script.encode())
    (folder / "again").chmod(0o755)
