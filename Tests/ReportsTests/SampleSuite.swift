import Reports
import Timelines

/// Suites that the tests of all forms share.
enum SampleSuite {
  /// A case of each outcome, in three scripts.
  static let mixed = SuiteReport([
    CaseReport(script: "search.reel", title: "first page", outcome: .pass, golden: "search.timeline"),
    CaseReport(
      script: "search.reel", title: "cancel stale query", outcome: .fail, golden: "search.timeline",
      message: "2 differences, first at 50ms", at: Instant(nanoseconds: 50_000_000),
      place: Record.Place(line: 8, file: nil), changes: 2,
      details: "      50ms > updateQuery \"Rx\"     search.reel:8\n-     50ms x search#1\n"),
    CaseReport(
      script: "search.reel", title: "late", outcome: .xfail, golden: "search.timeline", message: "not yet fixed"),
    CaseReport(
      script: "search.reel", title: "early", outcome: .xpass, golden: "search.timeline",
      message: "passes, but '@xfail flaky' expects it to fail"),
    CaseReport(script: "a/cart.reel", outcome: .missing, golden: "a/cart.timeline", message: "missing golden"),
    CaseReport(
      script: "a/broken.reel", outcome: .error, golden: nil, message: "unknown action 'updateQery'",
      place: Record.Place(line: 3, file: "a/_login.reel"), details: "3 | updateQery React\n  | ^^^^^^^^^^"),
    CaseReport(
      script: "a/loop.reel", title: "traps", outcome: .crash, golden: nil, message: "killed by SIGILL",
      at: Instant(nanoseconds: 500_000), place: Record.Place(line: 2, file: nil)),
    CaseReport(script: "a/loop.reel", title: "spins", outcome: .timeout, golden: nil, message: "no end after 10s"),
    CaseReport(script: "a/loop.reel", title: "rests", outcome: .skip, golden: nil, message: "only on Linux"),
  ])

  /// A failure in a file that is included by an included file.
  static let included = SuiteReport([
    CaseReport(
      script: "x.reel", outcome: .fail, message: "m", at: Instant(nanoseconds: 50_000_000),
      place: Record.Place(line: 2, file: "_twice.reel", includedAt: "_once.reel:1, x.reel:3"))
  ])

  /// Text that a hostile state, script or file system may put into a report.
  static let hostileTexts = [
    "\u{1b}[31mred\u{1b}[0m", "two\nlines", "carriage\rreturn\r\n", "tab\there", "nul\0", "c1 \u{9b}31m", "del \u{7f}",
    "bidi \u{202e}drow\u{2069}", "zero\u{200b}width\u{feff}", "separator\u{2028}line", "no character \u{fffe}\u{ffff}",
    "</script><script>alert(1)</script>", "]]>", "<![CDATA[x]]>", "&amp;&#0;", "\"quoted\" 'text'", "`code` ``more``",
    "```", "`", "a|b", "a\\|b\\", "%0A%25", "::error::x", "##[error]x", "a,b:c=d", "# skip", "#skip me", "\\#", "...",
    "---", "  ...", "ok 2 - more", "not ok", "1..9", "Bail out!", "{[*&!%@", "- item", "key: value", "</details>",
    "[link](https://x.example)", "![image](x)", "@somebody", "www.x.example", "~~~", "  blanks  ", "", " ", "\u{301}e",
    "e\u{301}", "é", "👩‍👩‍👧", "\u{10ffff}", "\u{e000}", "C:\\path\\u001b",
  ]

  /// Suites in which every text is made of hostile pieces, the same in every run.
  static let hostile: [SuiteReport] = (1...40).map { seed in
    var dice = Dice(state: UInt64(seed))
    return SuiteReport((0..<6).map { _ in hostileCase(&dice) })
  }

  private static func hostileCase(_ dice: inout Dice) -> CaseReport {
    CaseReport(
      script: dice.text(), title: dice.roll(3) == 0 ? nil : dice.text(),
      outcome: CaseReport.Outcome.allCases[dice.roll(CaseReport.Outcome.allCases.count)],
      golden: dice.roll(2) == 0 ? nil : dice.text(), message: dice.text(),
      at: dice.roll(2) == 0 ? nil : Instant(nanoseconds: Int64(dice.roll(9_999_999))),
      place: dice.roll(2) == 0
        ? nil : Record.Place(line: dice.roll(99) + 1, file: dice.roll(2) == 0 ? nil : dice.text()),
      changes: dice.roll(2) == 0 ? nil : dice.roll(9), details: dice.text() + "\n" + dice.text())
  }
}

/// Numbers that look random and are the same in every run.
private struct Dice {
  var state: UInt64

  /// A number from 0 up to `sides`.
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % sides
  }

  mutating func text() -> String {
    (0...roll(3)).map { _ in SampleSuite.hostileTexts[roll(SampleSuite.hostileTexts.count)] }.joined()
  }
}

extension String {
  /// The characters that no text of a report may hold besides ends of lines: they change how the text around them is
  /// shown.
  var harmfulScalars: [Unicode.Scalar] {
    unicodeScalars.filter { scalar in
      switch scalar.value {
      case 0x0A: false
      case 0..<0x20, 0x7F...0x9F, 0xAD, 0x061C, 0x200B...0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF: true
      default: false
      }
    }
  }
}
