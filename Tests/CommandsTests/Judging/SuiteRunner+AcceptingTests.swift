import Foundation
import TestSupport
import Testing

/// The files, refusals and messages of accepting.
@Suite struct SuiteRunnerAcceptingTests {
  @Test("cases that fail or are expected to fail are not accepted, and others of the script are")
  func whatFailsOrIsExpectedToFailIsNotAccepted() throws {
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

  @Test(
    "accepting one case leaves the sections of others as they are, whatever their titles hold",
    arguments: [#"open C:\temp"#, "tab\there", "turn \u{202e}round"])
  func sectionsOfOtherCasesStayWhateverTheirTitle(title: String) throws {
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

  @Test(
    "a golden with line ends of Windows is an error, and accepting one case of it is refused",
    arguments: ["-k", "--fail-fast"])
  func aGoldenWithAnotherFirstLineIsNotTorn(flag: String) throws {
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

  @Test("accepting again writes no file")
  func acceptingAgainChangesNothing() throws {
    let suite = try JudgedSuite()
    _ = try suite.test("--accept", "b.reel", "a.reel", "d.reel")
    let before = try FileTree(of: suite.scratch.url)
    #expect(try !suite.test("--accept", "b.reel", "a.reel", "d.reel").output.contains("accepted "))
    #expect(try FileTree(of: suite.scratch.url) == before)
  }

  @Test("a report of an accepting run has a failure for each case that was refused")
  func whatIsRefusedIsReported() throws {
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
}
