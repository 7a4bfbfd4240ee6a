"""Checks the laws of the command with scripts, timelines, folders and bytes that Hypothesis generates."""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import laws
from campaign import play
from findings import keep
from room import restrain, shown

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = ROOT / ".build-fuzz"
CODES = (
    "The exit code is 0 if nothing was found, 1 if a law is broken, 2 for a wrong use."
)


def main():
    options = read_options()
    if options.list:
        print(told_laws())
        return 0
    names = options.laws or laws.NAMES
    workers = min(os.cpu_count() or 1, len(names))
    unit = options.seconds * workers / sum(map(laws.share, names))
    database = SCRATCH / "examples"
    with ProcessPoolExecutor(workers, initializer=restrain) as pool:
        plays = [
            pool.submit(
                play,
                name,
                options.seed,
                unit * laws.share(name),
                options.binary,
                database,
            )
            for name in names
        ]
        results = [report(future.result(), options) for future in plays]
    return 1 if any(result.finding for result in results) else 0


def read_options():
    parser = argparse.ArgumentParser(
        prog="Scripts/fuzz",
        description=__doc__,
        epilog=f"laws:\n{told_laws()}\n\n{CODES}",
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    how_long = "how long, all laws together (default: 60)"
    add("--seconds", type=float, default=60, metavar="N", help=how_long)
    add(
        "--seed",
        type=int,
        default=1,
        metavar="S",
        help="decides the examples (default: 1)",
    )
    add(
        "--binary",
        type=Path,
        metavar="PATH",
        help="the command (default: .build/debug/reel)",
    )
    add("--list", action="store_true", help="tell each law in one sentence")
    add("laws", nargs="*", metavar="LAW", help="only these laws (default: all)")
    options = parser.parse_args()
    for name in options.laws:
        if name not in laws.NAMES:
            known = ", ".join(laws.NAMES)
            parser.error(f"there is no law '{name}'; there are: {known}")
    if not options.seconds > 0:
        parser.error("--seconds needs a number above 0")
    options.binary = (options.binary or ROOT / ".build/debug/reel").absolute()
    if not options.list and not os.access(options.binary, os.X_OK):
        parser.error(f"there is no command at '{options.binary}': swift build")
    return options


def told_laws():
    width = max(map(len, laws.NAMES))
    return "\n".join(f"  {name:{width}}  {laws.sentence(name)}" for name in laws.NAMES)


def report(result, options):
    """Prints the result of one law, and stores its finding."""
    what = f"{result.name:28} {result.examples:6} examples {result.commands:7} commands"
    if result.finding is None:
        print(f"holds   {what}", flush=True)
        return result
    folder = SCRATCH / "findings" / result.name
    keep(result, folder, options.seed, options.binary)
    print(f"BROKEN  {what}")
    print(shown(result.finding.message))
    print(f"example: {shown(result.finding.example)}")
    print(f"again: {folder / 'again'}")
    print(f"  or: Scripts/fuzz --seed {options.seed} {result.name}", flush=True)
    return result


sys.exit(main())
