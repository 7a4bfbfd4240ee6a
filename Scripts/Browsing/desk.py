"""Makes pages with the command, and opens them in the browser."""

import re
import subprocess

import samples

# What servers of continuous integration allow: style without script, and neither.
STYLE_ONLY = "default-src 'none'; style-src 'unsafe-inline'"
NOTHING = "default-src 'none'"


class Desk:
    """A folder with pages, and the page of the browser that is open."""

    def __init__(self, browser, folder, binary):
        self.browser = browser
        self.folder = folder
        self.binary = str(binary)
        self.context = None

    # Files

    def write(self, name, text):
        """Writes a file, and returns its path."""
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="")
        return path

    def run(self, *words, code=0):
        """Runs the command in the folder, and returns what it prints."""
        done = subprocess.run([self.binary, *map(str, words)], cwd=self.folder, capture_output=True, timeout=120)
        assert done.returncode == code, f"{words}: exit {done.returncode}: {done.stderr.decode()}"
        return done.stdout

    def show(self, name, text, page="page.html"):
        """Writes a script or a timeline, and its page."""
        self.write(name, text)
        self.run("show", "--html", page, name)
        return self.folder / page

    def diff(self, golden, actual, page="page.html"):
        """Writes two timelines, and the page of their differences."""
        self.write("golden.timeline", golden)
        self.write("actual.timeline", actual)
        self.run("diff", "--html", page, "golden.timeline", "actual.timeline", code=1 if golden != actual else 0)
        return self.folder / page

    def suite(self, *words):
        """Judges a suite in which cases pass, differ, fail, are missing and wrong, and returns its page."""
        for name, text in samples.SUITE.items():
            self.write(f"suite/{name}", text)
        subprocess.run([self.binary, *words, "suite"], cwd=self.folder, capture_output=True, timeout=120)
        return self.folder / "page.html"

    def explore(self):
        """Explores a reactor with a mistake, and returns the page of what is found."""
        self.run("explore", "-r", "workbench", "--runs", "300", "--report", "html=page.html", code=1)
        return self.folder / "page.html"

    def graph(self):
        """Returns the page of the states that a script reaches."""
        self.write("x.reel", samples.SCRIPT)
        self.run("graph", "-r", "repo-search", "--html", "page.html", "x.reel")
        return self.folder / "page.html"

    # The browser

    def open(self, path, address="", policy=None, width=1280, height=800, scheme="light", motion="no-preference"):
        """Opens a page, under a policy if one is given; everything that it asks for or logs is collected."""
        if policy:
            text = path.read_text(encoding="utf-8")
            meta = f'<meta http-equiv="Content-Security-Policy" content="{policy}">'
            path = self.write("policed.html", text.replace("<head>", f"<head>{meta}", 1))
        if self.context is None:
            self.context = self.browser.new_context()
            self.page = self.context.new_page()
            self.page.on("request", lambda request: self.requests.append(request.url))
            self.page.on("pageerror", lambda error: self.errors.append(str(error)))
            self.page.on("console", lambda message: self.errors.append(message.text))
        self.page.goto("about:blank")  # or an address of the same file would only scroll
        self.requests, self.errors = [], []
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(media="screen", color_scheme=scheme, reduced_motion=motion)
        self.page.goto(path.as_uri() + address)
        return self.page

    def keep(self, path):
        """Stores a picture of the open page."""
        if self.context:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=path)

    def close(self):
        """Closes the page: the next one gets a new context."""
        if self.context:
            self.context.close()
        self.context = None

    # What a person sees

    def press(self, *keys):
        for key in keys:
            self.page.keyboard.press(key)

    @staticmethod
    def texts(place, selector):
        """The texts of the elements below a place, all read at one instant: rows that are drawn again would have none."""
        read = "(place, selector) => [...place.querySelectorAll(selector)].map((row) => row.innerText)"
        return [" ".join(text.split()) for text in place.evaluate(read, selector)]

    @property
    def current(self):
        """The text of the frame that is shown."""
        rows = self.texts(self.page.locator("html"), "[aria-current]")
        assert len(rows) == 1, f"{len(rows)} frames are current"
        return rows[0]

    @property
    def state(self):
        """The lines of the tree of the state."""
        return self.texts(self.page.get_by_role("tree"), "[role=treeitem]")

    @property
    def frames(self):
        """The frames that are listed, as far as they are in sight."""
        return self.texts(self.page.get_by_role("listbox", name="Frames"), "[role=option]")

    @property
    def script(self):
        """The lines of the script, as far as they are in sight."""
        return self.texts(self.page.get_by_role("listbox", name="Script"), "[role=option]")

    @property
    def chosen_line(self):
        """The line of the script of the frame that is shown."""
        (row,) = self.texts(self.page.get_by_role("listbox", name="Script"), "[role=option][aria-selected=true]")
        return row

    @property
    def history(self):
        """The entries of the history of the chosen value; none where no value is chosen."""
        region = self.page.get_by_role("region", name="History")
        return self.texts(region, "li") if region.count() > 0 else []

    def value(self, key):
        """The row of the tree with a key."""
        return self.page.get_by_role("treeitem", name=re.compile(f"^{re.escape(key)}:"))

    @property
    def address(self):
        """The parts of the address behind `#`."""
        return self.page.evaluate("location.hash.slice(1).split('/').map(decodeURIComponent)")
