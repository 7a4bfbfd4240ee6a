import TestSupport
import Testing

/// The pages that `--html` and `--report html` write.
@Suite(.runsFirst) struct PageCommandTests {
  private func suite() throws -> ScratchDirectory {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n? value == 2\n", to: "suite/fails.reel")
    try scratch.write("@reactor counter\n@case one\nincrease\n@case two\ndecrease\n", to: "suite/missing.reel")
    return scratch
  }

  private func run(_ command: String, in scratch: ScratchDirectory) throws -> BinaryUnderTest.Outcome {
    try BinaryUnderTest.run(shell: "exec $0 \(command)", in: scratch.url)
  }

  private func isPage(_ text: String?) -> Bool {
    text?.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">") == true && text?.hasSuffix("</body>\n</html>\n") == true
  }

  @Test func `show writes a page of a script or a timeline, to a file or to standard output`() throws {
    let scratch = try suite()
    let printed = try run("show --html - suite/missing.reel", in: scratch)
    #expect(printed.ending == .exit(0))
    #expect(isPage(printed.output))
    #expect(printed.output.contains("\"name\":\"two\",\"reactor\":\"counter\",\"script\":\"suite/missing.reel\""))
    let written = try run("show --html x/page.html suite/missing.reel", in: scratch)
    #expect(written.output + written.errors == "")
    #expect(scratch.text("x/page.html") == printed.output)
    for name in ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
      #expect(try run("show --html \(name) suite/missing.reel", in: scratch) == printed)
    }
  }

  @Test func `diff writes a page with the exit code of the comparison`() throws {
    let scratch = try suite()
    #expect(try run("run suite/missing.reel > a.timeline", in: scratch).ending == .exit(0))
    #expect(try run("diff --html page.html a.timeline suite/missing.reel", in: scratch).ending == .exit(0))
    #expect(scratch.text("page.html")?.contains("\"outcome\":\"same\"") == true)
    let outcome = try run("diff --html - a.timeline suite/fails.reel", in: scratch)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.contains("\"outcome\":\"missing\""))
    #expect(outcome.output.contains("\"outcome\":\"surplus\""))
  }

  @Test(arguments: [1, 3])
  func `test reports a page with all cases, with the same bytes for any number of workers`(_ workers: Int) throws {
    let scratch = try suite()
    let outcome = try run("test -j \(workers) --report html=page.html suite", in: scratch)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.hasSuffix("3 cases in 2 scripts: 3 failed\n"))
    #expect(try run("test --report html suite", in: scratch).output == scratch.text("page.html"))
    let page = try #require(scratch.text("page.html"))
    #expect(isPage(page))
    for name in ["suite/fails.reel", "suite/missing.reel > one", "suite/missing.reel > two"] {
      #expect(page.contains("{\"name\":\"\(name)\",\"reactor\":\"counter\""))
    }
    #expect(page.contains("\"command\":\"reel test --accept suite/missing.reel\""))
  }

  @Test func `cases that @only leaves out are on the page of a test, and counted apart`() throws {
    let scratch = try suite()
    try scratch.write("@reactor counter\n@golden none\n@only\nincrease\n", to: "suite/only.reel")
    let page = try run("test --report html suite", in: scratch).output
    #expect(page.contains("<p>1 case, none failed, 4 frames; 3 left out by '@only'</p>"))
    #expect(page.contains("suite/missing.reel > two") || page.contains("suite/missing.reel &gt; two"))
  }

  @Test func `review writes a page of every change, and changes nothing`() throws {
    let scratch = try suite()
    let outcome = try run("review --html page.html suite", in: scratch)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.contains("new       suite/missing.timeline > one\n"))
    #expect(scratch.text("suite/missing.timeline") == nil)
    let page = try #require(scratch.text("page.html"))
    #expect(isPage(page))
    #expect(page.contains("\"command\":\"reel review --accept suite/missing.reel\""))
    try scratch.write("reel-timeline 1\n", to: "lost/a.timeline")
    let pruning = try run("review --html - lost", in: scratch).output
    #expect(pruning.contains("<code>reel review --prune lost</code>"))
    #expect(try run("review --html - suite", in: scratch).output == page)
    // A golden does not tell the name of its script, and a name may begin like a flag.
    try scratch.write("[{\"reactor\":\"counter\"},{\"do\":\"increase\"}]", to: "-x.reel.json")
    let other = try run("review --html - --strict-errors -- -x.reel.json", in: scratch).output
    #expect(other.contains("\"command\":\"reel review --accept --strict-errors -- -x.reel.json\""))
  }

  @Test func `every page of a script holds its lines, with a mark for each and what went wrong`() throws {
    let scratch = try suite()
    try scratch.write("increase\n", to: "suite/_more.reel")
    try scratch.write(
      "@reactor counter\n@case one\nincrease\n@case two\n@include _more.reel\n? value == 5\n", to: "suite/two.reel")
    let page = try run("test --report html suite/two.reel", in: scratch).output
    #expect(page.contains(#"@reactor counter\n@case one\nincrease\n@case two\n@include _more.reel\n? value == 5"#))
    #expect(page.contains(#""scripts":[{"name":"suite/two.reel","text":0,"marks":"n2p1o3","failures":[]}]"#))
    let two = #"[{"name":"suite/two.reel","text":0,"marks":"n1o2n1p1f1","failures":[[6,"but it is 1"]]}"#
    #expect(page.contains(#""scripts":\#(two),{"name":"suite/_more.reel","text":1,"marks":"p1","failures":[]}]"#))
    let shown = try run("show --html - suite/missing.reel", in: scratch).output
    #expect(shown.contains(#""scripts":[{"name":"suite/missing.reel","text":0,"marks":"n2p1o2","failures":[]}]"#))
    let reviewed = try run("review --html - suite/fails.reel", in: scratch).output
    #expect(reviewed.contains(#""marks":"n1p1f1","failures":[[3,"but it is 1"]]"#))
    #expect(try run("run suite/missing.reel > a.timeline", in: scratch).ending == .exit(0))
    try scratch.write("@reactor counter\n@case one\nincrease\n@case two\nincrease\n", to: "suite/missing.reel")
    let compared = try run("diff --html - a.timeline suite/missing.reel", in: scratch).output
    #expect(compared.contains(#""marks":"n1o2n1d1""#))
  }

  @Test(.whereTypesTell)
  func `explore reports a page with the script, frames and seed of each finding, and how much was explored`() throws {
    let scratch = try suite()
    let outcome = try run("explore -r workbench --runs 300 --report html=page.html --keep found", in: scratch)
    #expect(outcome.ending == .exit(1))
    let page = try #require(scratch.text("page.html"))
    #expect(isPage(page))
    #expect(page.contains(#""title":"reel explore -r workbench --runs 300 --seed 1""#))
    #expect(page.contains(#""summary":"1 case, 1 found, 5 frames""#))
    let script = "found/workbench/sharpen-an-effect-that-is-not-implemented-was-run-sharpen.reel"
    #expect(scratch.text(script) != nil)
    #expect(page.contains(#""script":"\#(script)","outcome":"fail","failed":true,"message":"an effect that is not"#))
    #expect(page.contains(##""marks":"n6p1f1","failures":[[8,"but it is 1"]]"##))
    #expect(page.contains("<h2>Explored</h2>\n"))
    #expect(page.contains("<tr><td>workbench</td><td>300 runs, 5221 steps, seed 1</td><td>262 kinds of states, "))
    let printed = try run("explore -r counter --runs 5 --report html", in: scratch)
    #expect(printed.ending == .exit(0))
    #expect(printed.output.contains("1 case, none found, 0 frames"))
    #expect(printed.output == (try run("explore -r counter --runs 5 --report html", in: scratch).output))
  }

  @Test func `graph writes a page of the cases with the states below them`() throws {
    let scratch = try suite()
    let outcome = try run("graph -r counter --html page.html suite", in: scratch)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output == "")
    let page = try #require(scratch.text("page.html"))
    #expect(isPage(page))
    #expect(page.contains(#""title":"reel graph -r counter suite","summary":"3 cases, "#))
    #expect(page.contains("<aside id=\"appendix\" tabindex=\"0\" aria-label=\"States of counter\">"))
    let missing = try run("graph -r counter --by nothing --html x.html suite", in: scratch)
    #expect(missing.ending == .exit(2))
    #expect(scratch.text("x.html") == nil)
  }
}
