import Reports
import Testing

/// The escaped characters are the same in every form of one line.
@Suite struct StringShownTests {
  @Test(arguments: [
    ("\u{1b}[31mred", "\\u001b[31mred"), ("two\nlines", "two\\nlines"), ("a\r\nb\tc", "a\\r\\nb\\tc"),
    ("x\u{202e}y", "x\\u202ey"), ("x\u{fffe}y\u{ffff}", "x\\ufffey\\uffff"),
    ("\u{9b}\u{7f}\0", "\\u009b\\u007f\\u0000"),
    ("é 👩‍👧", "é 👩\\u200d👧"), ("C:\\u001b", "C:\\u001b"), ("plain", "plain"),
  ])
  func `control characters, marks of direction and noncharacters are escaped alike in TAP, JUnit and Markdown`(
    text: String, shown: String
  ) {
    let suite = SuiteReport([CaseReport(script: "x.reel", title: text, outcome: .crash)])
    let escapedForTAP = shown.replacing("\\", with: "\\\\")
    #expect(TAPReport.text(of: suite).hasPrefix("TAP version 14\n1..1\nnot ok 1 - x.reel > \(escapedForTAP)\n"))
    #expect(JUnitReport.text(of: suite).contains(" name=\"\(shown)\">"))
    #expect(MarkdownReport.text(of: suite).contains("| crash | `x.reel > \(shown)` |"))
  }

  @Test func `no form of a report lets a harmful character through`() {
    for suite in SampleSuite.hostile {
      for form in ReportForm.allCases { #expect((form.text(of: suite) ?? "").harmfulScalars == [], "\(form)") }
    }
  }

  @Test func `details keep their line breaks, and other control characters in them are escaped`() {
    let suite = SuiteReport([
      CaseReport(script: "x.reel", outcome: .fail, details: "one\r\n\n\u{1b}three\n")
    ])
    #expect(JUnitReport.text(of: suite).contains(">one\\r\n\n\\u001bthree</failure>"))
  }

  @Test func `a title of 300 characters is shown whole, and a longer one is cut`() {
    let fitting = String(repeating: "é", count: 300 - 9)
    let suite = SuiteReport([
      CaseReport(script: "x.reel", title: fitting, outcome: .fail),
      CaseReport(script: "x.reel", title: fitting + "é", outcome: .fail),
    ])
    let text = MarkdownReport.text(of: suite)
    #expect(text.contains("| fail | `x.reel > \(fitting)` |"))
    #expect(text.contains("| fail | `x.reel > \(fitting.dropLast(3))...` |"))
  }
}
