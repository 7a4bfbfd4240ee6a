import Foundation
import TestSupport
import Testing

/// The files, refusals and messages of accepting.
@Suite(.runsFirst) struct SuiteRunnerAcceptingTests {
  @Test func `cases that fail or are expected to fail are not accepted, and others of the script are`() throws {
    let suite = try JudgedSuite()
    let outcome = try suite.test("--accept", "b.reel")
    #expect(
      outcome.output == """
        FAIL b.reel > fails  at 0ms: expected value == 7, but it is -1  b.reel:6
        FAIL b.reel > expected to fail  not accepted: '@xfail it has to'
        FAIL b.reel > passes nevertheless  not accepted: '@xfail it had to'
        accepted b.timeline
        4 cases in 1 script: 1 passed, 3 failed

        """)
    #expect(outcome.ending == .exit(1))
  }

  @Test(arguments: [#"open C:\temp"#, "tab\there", "turn \u{202e}round"])
  func `accepting one case leaves the sections of others as they are, whatever their titles hold`(title: String) throws
  {
    let suite = try JudgedSuite()
    let script = #"[{"reactor":"counter"},{"case":TITLE},{"do":"increase"},{"case":"b"}]"#
    let quoted = try #require(String(data: JSONEncoder().encode(title), encoding: .utf8))
    try suite.scratch.write(script.replacing("TITLE", with: quoted), to: "t.reel.json")
    _ = try suite.test("--accept", "t.reel.json")
    let before = suite.scratch.text("t.timeline")
    try suite.scratch.replace(#"{"case":"b"}"#, with: #"{"case":"b"},{"do":"increase"}"#, in: "t.reel.json")
    _ = try suite.test("--accept", "-k", "b", "t.reel.json")
    let first = try #require(before?.split(separator: "== b").first)
    #expect(suite.scratch.text("t.timeline")?.hasPrefix(first) == true)
    #expect(suite.scratch.text("t.timeline") != before)
  }

  @Test(arguments: ["-k", "--fail-fast"])
  func `a golden with line ends of Windows is an error, and accepting one case of it is refused`(flag: String) throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\n@case a\nincrease\n@case b\n", to: "t.reel")
    _ = try suite.test("--accept", "t.reel")
    try suite.scratch.replace("\n", with: "\r\n", in: "t.timeline")
    let before = suite.scratch.text("t.timeline")
    let selection = flag == "-k" ? ["-k", "b"] : [flag]
    let reason = "golden 't.timeline' is not a timeline: line 1: the line ends in CR LF"
    #expect(try BinaryUnderTest.run(["test", "t.reel"] + selection, in: suite.scratch.url).output.contains(reason))
    if flag == "-k" {
      let outcome = try suite.test("--accept", "-k", "b", "t.reel")
      #expect(outcome.output.hasPrefix("FAIL t.reel  not accepted: \(reason)"))
      #expect(suite.scratch.text("t.timeline") == before)
    }
  }

  @Test func `accepting again writes no file`() throws {
    let suite = try JudgedSuite()
    _ = try suite.test("--accept", "b.reel", "a.reel", "d.reel")
    let before = try FileTree(of: suite.scratch.url)
    #expect(try !suite.test("--accept", "b.reel", "a.reel", "d.reel").output.contains("accepted "))
    #expect(try FileTree(of: suite.scratch.url) == before)
  }

  @Test func `a report of an accepting run has a failure for each case that was refused`() throws {
    let suite = try JudgedSuite()
    #expect(
      try suite.test("--accept", "--report", "jsonl", "b.reel").output == """
        {"type":"case","script":"b.reel","case":"differs","outcome":"pass","golden":"b.timeline"}
        {"type":"case","script":"b.reel","case":"fails","outcome":"fail","golden":"b.timeline","at":0,"line":6}
        {"type":"case","script":"b.reel","case":"expected to fail","outcome":"fail","golden":"b.timeline"}
        {"type":"case","script":"b.reel","case":"passes nevertheless","outcome":"fail","golden":"b.timeline"}
        {"type":"summary","pass":1,"fail":3,"missing":0,"error":0,"crash":0,"timeout":0,"xfail":0,"xpass":0,"skip":0}

        """)
  }

  @Test func `a case whose golden cannot be written has not passed`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    let golden = suite.scratch.url.appending(path: "x.timeline").path
    try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: "/proc/none/x")
    let outcome = try suite.test("--accept", "a.reel", "x.reel")
    #expect(
      outcome.output == """
        FAIL x.reel  not accepted: cannot make the folder '/proc/none': No such file or directory
        2 cases in 2 scripts: 1 passed, 1 failed

        """)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(2))
  }

  @Test(arguments: ["-k b", "--tag t"])
  func `a run of selected cases keeps the golden's sections of cases that are gone`(selection: String)
    throws
  {
    let suite = try JudgedSuite()
    let flags = selection.split(separator: " ").map(String.init)
    let (gone, script) = ("@case a\nincrease\n", "@case b\n@tag t\nincrease\n")
    try suite.scratch.write("@reactor counter\n" + gone + script, to: "t.reel")
    _ = try suite.test("--accept", "t.reel")
    let golden = suite.scratch.text("t.timeline")
    try suite.scratch.write("@reactor counter\n" + script, to: "t.reel")
    for more in [[], ["--accept"], ["--pending", "p"]] {
      let outcome = try suite.reel(["test"] + flags + more + ["t.reel"])
      #expect(outcome.output == "1 case in 1 script: 1 passed\n")
      #expect(outcome.ending == .exit(0))
    }
    #expect(suite.scratch.text("t.timeline") == golden)
    #expect(suite.scratch.text("p/t.timeline") == nil)
    #expect(try suite.test("-k", "t.reel", "t.reel").ending == .exit(1))
    #expect(try suite.test("t.reel").ending == .exit(1))
  }

  @Test
  func `a golden of another version is replaced by nothing, and no command is advised that would be refused`() throws {
    let suite = try JudgedSuite()
    try suite.scratch.replace("reel-timeline 1", with: "reel-timeline 2", in: "a.timeline")
    let golden = suite.scratch.text("a.timeline")
    let judged = try suite.test("a.reel")
    #expect(
      judged.output == """
        FAIL a.reel  golden 'a.timeline' is not a timeline: line 1: 'reel-timeline 2' is another version of the format: \
        this reel reads version 1
        1 case in 1 script: 1 failed

        """)
    #expect(try suite.test("--pending", "p", "a.reel") == judged)
    let why = "golden 'a.timeline' is of another version of the format: this reel writes version 1"
    for flag in ["--accept", "--json", "--reject"] {
      let outcome = try suite.reel(["review", flag, "a.reel"])
      #expect(outcome.ending == .exit(1))
      #expect(outcome.output.contains(why))
    }
    #expect(try suite.reel(["review", "a.reel"]).output == "failing   a.timeline  \(why)\n1 failing\n")
    #expect(suite.scratch.text("a.timeline") == golden)
    #expect(suite.scratch.text("p/a.timeline") == nil)
  }
}
