import Reports
import Testing

@Suite struct StringCodeSpanTests {
  @Test(arguments: [
    ("plain", "`plain`"), ("", ""), (" ", "` `"), ("a`b", "``a`b``"), ("`", "`` ` ``"), ("``` x", "```` ``` x ````"),
    ("x `", "`` x ` ``"), (" both ", "`  both  `"), (" one", "` one`"), ("a|b", "`a\\|b`"), ("||", "`\\|\\|`"),
    ("a\\|b", "`a\\\\u007cb`"), ("end\\", "`end\\`"), ("<b>@me #1 *x* [y](z)</b>", "`<b>@me #1 *x* [y](z)</b>`"),
    ("`\u{301}", "`` `\u{301} ``"), ("a\nb", "`a\\nb`"),
  ])
  func `a cell of a table shows a text with backticks, pipes or backslashes as it is`(text: String, cell: String) {
    let suite = SuiteReport([CaseReport(script: "x.reel", outcome: .fail, message: text)])
    #expect(MarkdownReport.text(of: suite).hasSuffix("| fail | `x.reel` |  | \(cell) |\n"))
  }
}
