import TestSupport
import Testing

/// The pages that `--html` and `--report html` write.
@Suite struct PageCommandTests {
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

  @Test("show writes a page of a script or a timeline, to a file or to standard output")
  func show() throws {
    let scratch = try suite()
    let printed = try run("show --html - suite/missing.reel", in: scratch)
    #expect(printed.ending == .exit(0))
    #expect(isPage(printed.output))
    #expect(printed.output.contains("\"name\":\"two\",\"reactor\":\"counter\",\"script\":\"suite/missing.reel\""))
    let written = try run("show --html x/page.html suite/missing.reel", in: scratch)
    #expect(written.output + written.errors == "")
    #expect(scratch.text("x/page.html") == printed.output)
  }

  @Test("diff writes a page with the exit code of the comparison")
  func diff() throws {
    let scratch = try suite()
    #expect(try run("run suite/missing.reel > a.timeline", in: scratch).ending == .exit(0))
    #expect(try run("diff --html page.html a.timeline suite/missing.reel", in: scratch).ending == .exit(0))
    #expect(scratch.text("page.html")?.contains("\"outcome\":\"same\"") == true)
    let outcome = try run("diff --html - a.timeline suite/fails.reel", in: scratch)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.contains("\"outcome\":\"missing\""))
    #expect(outcome.output.contains("\"outcome\":\"surplus\""))
  }

  @Test("test reports a page with all cases, with the same bytes for any number of workers", arguments: [1, 3])
  func test(_ workers: Int) throws {
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

  @Test("review writes a page of every change, and changes nothing")
  func review() throws {
    let scratch = try suite()
    let outcome = try run("review --html page.html suite", in: scratch)
    #expect(outcome.ending == .exit(1))
    #expect(outcome.output.contains("new       suite/missing.timeline > one\n"))
    #expect(scratch.text("suite/missing.timeline") == nil)
    let page = try #require(scratch.text("page.html"))
    #expect(isPage(page))
    #expect(page.contains("\"command\":\"reel review --accept suite/missing.reel\""))
    #expect(try run("review --html - suite", in: scratch).output == page)
  }
}
