import TestSupport
import Testing

/// The output of `--coverage` and `reel graph` for a suite in which processes die.
@Suite(.runsFirst) struct CoverageRunTests {
  private static func suite() throws -> HostileSuite {
    let suite = try HostileSuite()
    for name in ["a", "c", "d"] { try suite.writeGood(name) }
    try suite.scratch.write("@reactor hostile\n@golden none\nincrease\nabort\n", to: "b.reel")
    return suite
  }

  @Test func `every number of processes and each repetition cover the same, and a crash covers nothing`() throws {
    let suite = try Self.suite()
    let runs = try [["-j", "1"], ["-j", "8"], ["-j", "3", "--repeat", "2"]].map { flags in
      try suite.run(["test", "--coverage"] + flags).output.split(separator: "\n").map(String.init)
    }
    let told = runs.map { lines in lines.drop { !$0.hasPrefix("4 cases") } }
    #expect(told[0].contains { $0.hasSuffix("; 2 kinds of states, 1 kind of transition") })
    #expect(told[1] == told[0])
    #expect(told[2] == told[0])
  }

  @Test func `a page has the coverage and the graphs below its cases`() throws {
    let suite = try Self.suite()
    _ = try suite.run(["test", "--coverage", "--report", "html=page.html"])
    let page = try #require(suite.scratch.text("page.html"))
    let appendix = try #require(page.split(separator: "tabindex=\"0\" aria-label=\"Coverage\">").last)
    #expect(appendix.contains("<tr><td>hostile</td><td>"))
    #expect(
      appendix.contains(
        """
        <h2>States of hostile</h2>
        <p>always $inflight: none</p>
        <ol>
        <li><bdi>value: 0 (initial)</bdi>
        <ul>
        <li><bdi>increase x3 \u{2192} 2</bdi>
        </ul>
        <li><bdi>value: positive</bdi>
        </ol>
        """))
    _ = try suite.run(["test", "--report", "html=plain.html"])
    #expect(suite.scratch.text("plain.html")?.contains("id=\"appendix\"") == false)
  }

  @Test(.whereTypesTell)
  func `a page shows a missed coverage goal below the cases, and does not count it as a case`() throws {
    let suite = try HostileSuite()
    try suite.writeGood("a")
    #expect(try suite.run(["test", "--coverage=100", "--report", "html=page.html"]).ending == .exit(1))
    let page = try #require(suite.scratch.text("page.html"))
    #expect(page.contains("<p>1 case, none failed, 4 frames</p>"))
    let appendix = try #require(page.split(separator: "aria-label=\"Coverage\">").last)
    #expect(appendix.contains(" % is below 100 %</p>"))
  }

  @Test func `a case that is not played to its end is missing in the graph, and that is an error`() throws {
    let outcome = try Self.suite().run(["graph", "-r", "hostile"])
    #expect(
      outcome.output == """
        hostile: 2 kinds of states in 3 cases
        always $inflight: none

        1  value: 0  (initial)
             increase x3 -> 2

        2  value: positive

        """)
    #expect(
      outcome.errors == "error: b.reel is not in the graph: crashed: SIGABRT (abort)\n")
    #expect(outcome.ending == .exit(2))
  }
}
