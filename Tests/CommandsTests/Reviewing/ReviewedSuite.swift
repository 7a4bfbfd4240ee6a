import Foundation
import TestSupport

/// Two scripts whose goldens have fallen behind, to be reviewed at a terminal.
struct ReviewedSuite {
  static let prompt = "a accept  r reject  s skip  A R S all the rest  d whole diff  q quit "
  static let clearing = "\u{1b}[H\u{1b}[2J"
  static let script = """
    @reactor counter
    @case up
    increase
    increase
    @case down
    decrease
    @case same
    increase

    """
  static let golden =
    "reel-timeline 1\n" + section("up", ["increase"]) + section("gone", []) + section("same", ["increase"])

  let scratch: ScratchDirectory

  /// `x.reel` with one case that changes, one that is new, one that stays and one that is gone; `y.reel` without a
  /// golden; and `z.timeline` without a script.
  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write(Self.script, to: "x.reel")
    try scratch.write(Self.golden, to: "x.timeline")
    try scratch.write("@reactor counter\nincrease\n", to: "y.reel")
    try scratch.write("reel-timeline 1\n", to: "z.timeline")
  }

  /// Starts a review.
  func review(
    _ arguments: String..., environment: [String: String] = [:], columns: Int = 80, rows: Int = 24
  ) throws -> TerminalProcess {
    let variables = BinaryUnderTest.scrubbedEnvironment.merging(["TERM": "xterm", "NO_COLOR": "1"]) { $1 }
    return try TerminalProcess(
      ["review"] + arguments, environment: variables.merging(environment) { $1 }, in: scratch, columns: columns,
      rows: rows)
  }

  /// The section of a case.
  static func section(_ title: String?, _ actions: [String]) -> String {
    var value = 0
    var text = "== \(title.map { "\($0)  " } ?? "")counter\n       0ms = \(state(0))\n"
    for action in actions {
      let next = action == "increase" ? value + 1 : value - 1
      text += "       0ms > \(action)\n       0ms ~ \(action)Value  value: \(value) -> \(next)\n"
      value = next
    }
    return text + "       0ms = \(state(value))\n"
  }

  private static func state(_ value: Int) -> String {
    #"{"value":\#(value),"isLoading":false,"alertMessage":null}"#
  }
}
