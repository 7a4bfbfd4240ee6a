"""Runs the command in a separate folder for each example."""

import os
import resource
import shlex
import shutil
import signal
import subprocess
import tempfile
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path

# In memory where possible: the command waits for the disk when it writes a file.
DISK = "/dev/shm" if os.access("/dev/shm", os.W_OK) else None
PATIENCE = 30  # seconds that a command may take
ROOM_TO_GROW = 3 << 30  # bytes of address space that a command may use


class Broken(Exception):
    """The error of a law that does not hold. The text has the expected and the actual value."""


@dataclass(frozen=True)
class Outcome:
    """The result of a command."""

    code: int
    out: bytes
    err: bytes

    @property
    def lines(self):
        return self.out.split(b"\n")[:-1]


class Room:
    """A folder for one example.

    The command runs in it, with a minimal environment. The room records all steps as lines of a shell.
    """

    def __init__(self, binary, on_disk=False):
        self.binary = str(binary)
        self.path = Path(
            tempfile.mkdtemp(prefix="reel-fuzz-", dir=None if on_disk else DISK)
        )
        self.home = Path(tempfile.mkdtemp(prefix="reel-fuzz-home-", dir=DISK))
        self.environment = {
            "PATH": "/usr/bin:/bin",
            "HOME": str(self.home),
            "TMPDIR": str(self.home),
            "SWIFT_BACKTRACE": "enable=no",
        }
        self.commands = 0
        # The reproduction: lines of a shell, and the files that they need.
        self.story, self.given = [], []

    def __enter__(self):
        return self

    def __exit__(self, *_):
        for folder in (self.path, self.home):
            shutil.rmtree(folder, ignore_errors=True)

    # Files

    def write(self, name, content):
        """Writes a file in the room."""
        content = encoded(content)
        path = self.path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.given.append(content)
        folder = os.path.dirname(str(name))
        if folder:
            self.tell(f"mkdir -p {quoted(folder)}")
        self.tell(f'cp "$given/{len(self.given)}" {quoted(name)}')

    def make(self, line):
        """Runs a line of a shell in the room."""
        self.tell(line)
        subprocess.run(["sh", "-c", line], cwd=self.path, check=True)

    def read(self, name):
        return (self.path / name).read_bytes()

    def remove(self, name):
        self.tell(f"rm {quoted(name)}")
        (self.path / name).unlink()

    def clear(self, *names):
        """Removes files, folders and links, if they exist."""
        self.tell(f"rm -rf {' '.join(map(quoted, names))}")
        for path in map(self.path.joinpath, names):
            if path.is_dir() and not path.is_symlink():
                shutil.rmtree(path)
            else:
                path.unlink(missing_ok=True)

    def names(self):
        """Returns the sorted paths of all files in the room, including hidden ones."""
        return sorted(
            os.path.relpath(os.path.join(folder, name), self.path)
            for folder, _, names in os.walk(self.path)
            for name in names
        )

    # Commands

    def reel(self, *arguments, stdin=b"", codes=(0, 1, 2)):
        """Runs the command, and checks that it ends in time with one of the codes."""
        stdin = encoded(stdin)
        process = self.start(*arguments)
        if stdin:
            self.given.append(stdin)
            self.story[-1] += f' <"$given/{len(self.given)}"'
        else:
            self.story[-1] += " </dev/null"
        return self.finish(process, stdin, codes)

    def start(self, *arguments, longest_file=None):
        """Starts the command, which may write no longer file than this; `finish` waits for it."""
        self.commands += 1
        line = " ".join(['"$reel"', *map(quoted, arguments)])
        limit = ["prlimit", f"--fsize={longest_file}"] if longest_file else []
        self.tell(" ".join([*limit, line]))
        return subprocess.Popen(
            [*limit, self.binary, *map(str, arguments)],
            cwd=self.path,
            env=self.environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def finish(self, process, stdin=b"", codes=(0, 1, 2)):
        """Waits for a command that was started."""
        try:
            out, err = process.communicate(stdin, timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
            raise Broken(f"expected: an end within {PATIENCE} s\ngot: none") from None
        code = process.returncode
        if code not in codes:
            name = signal.Signals(-code).name if code < 0 else f"exit code {code}"
            wanted = " or ".join(map(str, codes))
            printed = f"{shown(out, 800)}\n{shown(err, 800)}"
            raise Broken(f"expected: {wanted}\ngot: {name}\n{printed}")
        if b"bug in reel" in err:
            raise Broken(f"expected: no bug in reel\ngot: {shown(err, 800)}")
        return Outcome(code, out, err)

    def tell(self, line):
        self.story.append(line)


def expect(holds, expected, got):
    """Raises `Broken` unless the law holds."""
    if not holds:
        raise Broken(f"expected: {shown(expected)}\ngot: {shown(got)}")


def same(got, expected, what):
    """Raises `Broken` unless both values are equal; for lists, with the first difference."""
    if got == expected:
        return
    if isinstance(got, list) and isinstance(expected, list):
        pairs = enumerate(zip_longest(got, expected, fillvalue="nothing"))
        index, (got, expected) = next(
            pair for pair in pairs if pair[1][0] != pair[1][1]
        )
        what += f", at {index}"
    raise Broken(f"{what}\nexpected: {shown(expected)}\ngot: {shown(got)}")


def shown(value, limit=4000):
    """Returns any value as text that is complete and safe to show on a terminal."""
    if isinstance(value, bytes):
        value = value.decode("utf-8", "backslashreplace")
    text = value if isinstance(value, str) else repr(value)
    text = "".join(c if c == "\n" or " " <= c <= "~" else ascii(c)[1:-1] for c in text)
    if len(text) > limit:
        return text[:limit] + f" ... ({len(text)} characters)"
    return text


def encoded(content):
    return content if isinstance(content, bytes) else content.encode()


def quoted(argument):
    return shlex.quote(str(argument))


def restrain():
    """Limits the memory of this process and of the commands that it starts, and prevents core dumps.

    To limit each command on its own, this process would have to be copied for it.
    """
    resource.setrlimit(resource.RLIMIT_AS, (ROOM_TO_GROW, ROOM_TO_GROW))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
