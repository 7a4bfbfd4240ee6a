import Reports
import Testing

struct ReportRequestTests {
  @Test("the name of a form alone asks for standard output")
  func aNameAloneGoesToStandardOutput() {
    #expect(ReportRequest(notation: "tap") == ReportRequest(.tap))
    #expect(ReportRequest(notation: "md") == ReportRequest(.markdown))
  }

  @Test("the path of a file follows the first equals sign")
  func aFileFollowsTheEqualsSign() {
    #expect(ReportRequest(notation: "junit=out/results.xml") == ReportRequest(.junit, path: "out/results.xml"))
    #expect(ReportRequest(notation: "html=-") == ReportRequest(.html))
    #expect(ReportRequest(notation: "jsonl=a=b") == ReportRequest(.jsonl, path: "a=b"))
  }

  @Test(
    "an unknown name, an empty path or a stray blank is no request",
    arguments: ["", "=", "junit=", "xml", "JUnit", "junit ", "=x", "markdown"])
  func everythingElseIsNoRequest(notation: String) {
    #expect(ReportRequest(notation: notation) == nil)
  }
}
