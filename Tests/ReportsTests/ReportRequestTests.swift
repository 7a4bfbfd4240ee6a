import Reports
import Testing

struct ReportRequestTests {
  @Test func aNameAloneGoesToStandardOutput() {
    #expect(ReportRequest(notation: "tap") == ReportRequest(.tap))
    #expect(ReportRequest(notation: "md") == ReportRequest(.markdown))
  }

  @Test func aFileFollowsTheEqualsSign() {
    #expect(ReportRequest(notation: "junit=out/results.xml") == ReportRequest(.junit, path: "out/results.xml"))
    #expect(ReportRequest(notation: "jsonl=a=b") == ReportRequest(.jsonl, path: "a=b"))
  }

  @Test(arguments: ["", "=", "junit=", "xml", "JUnit", "junit ", "=x", "markdown"])
  func everythingElseIsNoRequest(notation: String) {
    #expect(ReportRequest(notation: notation) == nil)
  }
}
