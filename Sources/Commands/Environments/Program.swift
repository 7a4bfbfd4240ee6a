import ExactStrings
import Reports

/// The running program: `reel`, or a tool that was built from its library. Hints and usage name it.
package struct Program: Sendable {
  /// The name that a user types to run it.
  package let name: String

  /// Creates a program from its name or from the path that it was started with.
  package init(_ path: String = "reel") {
    name = ToolName.name(of: path).asShellWord
  }

  /// Returns a command line of this program, quoted for a shell.
  package func command(_ subcommand: String, _ flags: [String], _ operands: [String]) -> String {
    let mark = operands.contains { $0.hasPrefix("-") } ? ["--"] : []
    return ([name, subcommand] + (flags + mark + operands).map(\.asShellWord)).joined(separator: " ")
  }

  /// Returns a text in which every command line of `reel` is one of this program.
  package func speaking(_ text: String) -> String {
    if name == "reel" { return text }
    var result = ""
    var rest = text[...]
    while let found = rest.firstRange(of: "reel ") {
      let isWord = found.lowerBound == rest.startIndex ? !result.endsInWord : !rest[..<found.lowerBound].endsInWord
      result += rest[..<found.lowerBound]
      rest = rest[found.upperBound...]
      result += (isWord && rest.beginsCommand ? name : "reel") + " "
    }
    return result + rest
  }
}

extension Substring {
  /// Whether the text after the name of the program makes it a command line.
  fileprivate var beginsCommand: Bool {
    if hasPrefix("-") || hasPrefix("[") { return true }
    let word = prefix { $0.isLetter }
    return word == "SUBCOMMAND" || Subcommands.all.contains { $0.name == word }
  }
}

extension StringProtocol {
  fileprivate var endsInWord: Bool {
    last.map { $0.isLetter || $0.isNumber || "/.-_".contains($0) } ?? false
  }
}
