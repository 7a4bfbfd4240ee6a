import Reports
import Testing

struct ReportRequestTests {
  @Test func `the name of a form alone asks for standard output`() {
    #expect(ReportRequest(notation: "tap") == ReportRequest(.tap))
    #expect(ReportRequest(notation: "md") == ReportRequest(.markdown))
  }

  @Test func `the path of a file follows the first equals sign`() {
    #expect(ReportRequest(notation: "junit=out/results.xml") == ReportRequest(.junit, path: "out/results.xml"))
    #expect(ReportRequest(notation: "html=-") == ReportRequest(.html))
    #expect(ReportRequest(notation: "jsonl=a=b") == ReportRequest(.jsonl, path: "a=b"))
  }

  @Test(arguments: ["", "=", "junit=", "xml", "JUnit", "junit ", "=x", "markdown"])
  func `an unknown name, an empty path or a stray blank is no request`(notation: String) {
    #expect(ReportRequest(notation: notation) == nil)
  }
}
