import Foundation
import TestSupport

/// A plain search for text in the files of the project, by `grep`.
struct Search {
  /// A line that was found.
  struct Line: Hashable, CustomStringConvertible {
    /// The path below the top directory.
    let path: String
    let number: Int
    let text: String

    var description: String { "\(path):\(number): \(text)" }
  }

  /// The lines that match an extended regular expression, by path and number.
  ///
  /// - Parameters:
  ///   - pattern: What `grep -E` understands, byte by byte.
  ///   - places: Files, and folders with all that is below.
  ///   - suffix: How the names of the files end.
  static func lines(matching pattern: String, in places: [String], suffix: String = "") throws -> [Line] {
    let names = ["--include=*\(suffix)", "--exclude-dir=.build*", "--exclude-dir=.git"]
    let grep = try CoProcess(
      ["grep", "-ranHE"] + names + ["-e", pattern, "--"] + places, of: "/usr/bin/env",
      environment: BinaryUnderTest.scrubbedEnvironment.merging(["LC_ALL": "C"]) { $1 }, in: Repository.root)
    let outcome = try grep.finish()
    guard outcome.errors.isEmpty else { throw Failure(description: outcome.errors) }
    let lines = outcome.output.split(separator: "\n").compactMap { line -> Line? in
      let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
      guard parts.count == 3, let number = Int(parts[1]) else { return nil }
      return Line(path: String(parts[0]), number: number, text: String(parts[2]))
    }
    return lines.sorted { ($0.path, $0.number) < ($1.path, $1.number) }
  }

  /// The error text of `grep`.
  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// A pattern for any of some names in code: not in a comment, not behind a quotation mark, not a part of another
  /// name.
  static func names(_ names: [String]) -> String {
    "^(\(code)[^\"A-Za-z0-9_/])?(\(names.joined(separator: "|")))([^A-Za-z0-9_]|$)"
  }

  /// A pattern for a call of any of some functions, which are no members.
  static func calls(of names: [String]) -> String {
    "^(\(code)[^\".A-Za-z0-9_/])?(\(names.joined(separator: "|")))[(]"
  }

  /// The part of a line before a comment.
  private static let code = "([^/]|/[^/])*"
}
