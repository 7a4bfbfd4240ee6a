"""Opens the pages that the command writes in Chromium, and checks what a person sees there."""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright

import checks
from desk import Desk

ROOT = Path(__file__).resolve().parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome", "chrome")


def main():
    options = read_options()
    if options.list:
        for name, check in checks.ALL.items():
            print(f"{name}: {check.__doc__}")
        return 0
    browser = options.browser or next(filter(None, map(shutil.which, NAMES)), None)
    if browser is None:
        print("SKIPPED: no page was opened, as there is no Chromium on the path", file=sys.stderr)
        return 1 if os.environ.get("CI", "0") not in ("", "0", "false") else 0
    failed = 0
    with tempfile.TemporaryDirectory(prefix="reel-pages-") as folder, sync_playwright() as driver:
        chromium = driver.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        desk = Desk(chromium, Path(folder), options.binary)
        for name in options.checks or checks.ALL:
            try:
                checks.ALL[name](desk)
                print(f"holds   {name}", flush=True)
            except Exception as error:  # a check may fail in any way, and the others still run
                failed += 1
                print(f"BROKEN  {name}: {type(error).__name__}: {error}", flush=True)
                if options.keep:
                    desk.keep(Path(options.keep) / f"{name}.png")
                desk.close()
        chromium.close()
    return 1 if failed else 0


def read_options():
    parser = argparse.ArgumentParser(prog="Scripts/browse", description=__doc__)
    add = parser.add_argument
    add("--binary", type=Path, metavar="PATH", help="the command (default: .build/debug/reel)")
    add("--browser", metavar="PATH", help="the browser (default: Chromium on the path)")
    add("--keep", metavar="FOLDER", help="keep a picture of each page that is broken")
    add("--list", action="store_true", help="tell each check in one sentence")
    add("checks", nargs="*", metavar="CHECK", help="only these checks (default: all)")
    options = parser.parse_args()
    for name in options.checks:
        if name not in checks.ALL:
            parser.error(f"there is no check '{name}'; there are: {', '.join(checks.ALL)}")
    options.binary = (options.binary or ROOT / ".build/debug/reel").absolute()
    if not options.list and not os.access(options.binary, os.X_OK):
        parser.error(f"there is no command at '{options.binary}': swift build")
    return options


sys.exit(main())
