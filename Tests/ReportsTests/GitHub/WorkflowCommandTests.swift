import Reports
import Testing

struct WorkflowCommandTests {
  @Test func `percent signs, colons and commas in a property are escaped`() {
    #expect(
      command(title: "a:b,c=d%0A::", message: "m")
        == "::error file=x.reel,title=x.reel > a%3Ab%2Cc=d%250A%3A%3A::m\n")
  }

  @Test func `a message keeps its colons and commas`() {
    #expect(command(title: "t", message: "::error::a,b") == "::error file=x.reel,title=x.reel > t::::error::a,b\n")
  }

  @Test func `percent signs read back as they were`() {
    let line = command(title: "%3A", message: "100%, %0A, %25").dropLast()
    let read = WorkflowCommandReader.read(line)
    #expect(read?.message == "100%, %0A, %25")
    #expect(read?.properties == ["file": "x.reel", "title": "x.reel > %3A"])
  }

  @Test func `line breaks in a title or a message do not end the command`() {
    #expect(
      command(title: "a\r\nb", message: "c\u{1b}\nd")
        == "::error file=x.reel,title=x.reel > a\\r\\nb::c\\u001b\\nd\n")
  }

  private func command(title: String, message: String) -> String {
    GitHubReport.annotations(
      of: SuiteReport([CaseReport(script: "x.reel", title: title, outcome: .fail, message: message)]))
  }
}
