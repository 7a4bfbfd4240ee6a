import Foundation
import TestSupport
import Testing

/// Every message of the command is shown by a test, with its exact text.
@Suite struct MessageTests {
  @Test func `every message of the command line stands in a test`() throws {
    let shown = Self.shownText
    for (message, file) in Self.messages where !Self.beyondTests.contains(message) {
      let pattern = try NSRegularExpression(pattern: Self.pattern(for: message))
      let isShown = pattern.firstMatch(in: shown, range: NSRange(location: 0, length: shown.utf16.count)) != nil
      #expect(isShown, "\(file): no test shows '\(message)'")
    }
    #expect(Self.messages.count > 30)
  }

  /// The messages that appear only where the system has no memory, processes or files left.
  private static let beyondTests: Set = [
    "cannot keep a file open", "cannot share memory", "cannot make a temporary file", "cannot start a worker process",
  ]

  /// The texts of errors in the sources, as they are written there.
  private static let messages: [(message: String, file: String)] = {
    let makers =
      #/(?:UsageError|mistake|ChannelError|ScriptFileError|Diagnostic|FileError|complain|printMistake|printFailure|errors\.write|fail)\(\s*(?:path: \w+, )?"((?:[^"\\]|\\\((?:[^()]|\([^()]*\))*\)|\\.)+)"/#
    return ["Sources/CommandLines", "Sources/Commands", "Sources/Files"].flatMap {
      Repository.files(below: $0, suffix: ".swift")
    }
    .flatMap { file in
      (Repository.text(file) ?? "").matches(of: makers).map { (String($0.1), file) }
    }
  }()

  /// The expected texts of standard output and standard error in tests.
  private static let shownText =
    ["Tests/BinaryTests", "Tests/CommandLinesTests", "Tests/CommandsTests"].flatMap { Repository.files(below: $0) }
    .compactMap(Repository.text).joined(separator: "\n")

  /// A pattern for a string literal: anything may stand where a value stood.
  private static func pattern(for literal: String) -> String {
    let value = #/\\\((?:[^()]|\([^()]*\))*\)/#
    return literal.split(separator: value, omittingEmptySubsequences: false)
      .map { NSRegularExpression.escapedPattern(for: String($0.replacing("\\n", with: ""))) }
      .joined(separator: ".*")
  }
}
