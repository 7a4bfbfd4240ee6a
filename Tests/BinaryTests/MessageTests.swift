import Foundation
import TestSupport
import Testing

/// Every message of the command is shown by a test, with its exact text.
@Suite struct MessageTests {
  @Test func `every message of the command line stands in a test`() throws {
    for (message, file) in Self.messages where !Self.beyondTests.contains(message) {
      #expect(Self.isShown(message), "\(file): no test shows '\(message)'")
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
  private static let shownText = Data(
    ["Tests/BinaryTests", "Tests/CommandLinesTests", "Tests/CommandsTests"].flatMap { Repository.files(below: $0) }
      .compactMap(Repository.text).joined(separator: "\n").utf8)

  /// Whether a line of them shows a string literal: anything may stand where a value stood.
  private static func isShown(_ literal: String) -> Bool {
    let value = #/\\\((?:[^()]|\([^()]*\))*\)/#
    let pieces = literal.split(separator: value).map { Data($0.replacing("\\n", with: "").utf8) }.filter { !$0.isEmpty }
    guard let longest = pieces.max(by: { $0.count < $1.count }) else { return true }
    let lineFeed = Data("\n".utf8)
    var rest = shownText[...]
    while let hit = rest.range(of: longest) {
      let start = shownText[..<hit.lowerBound].range(of: lineFeed, options: .backwards)?.upperBound ?? 0
      let end = shownText[hit.upperBound...].range(of: lineFeed)?.lowerBound ?? shownText.endIndex
      var line = shownText[start..<end]
      let isWhole = pieces.allSatisfy { piece in
        guard let place = line.range(of: piece) else { return false }
        line = line[place.upperBound...]
        return true
      }
      if isWhole { return true }
      rest = shownText[end...]
    }
    return false
  }
}
