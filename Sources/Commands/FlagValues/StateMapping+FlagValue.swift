import ActionScripts
import CommandLines
import ExactStrings
import Exploration
import Reports

extension StateMapping.Pair: FlagValue {
  package static let placeholder = "PATH=OTHER"

  package init(flagText text: String) throws(UsageError) {
    // A key in quotes may hold an equals sign.
    var isQuoted = false
    let sign = text.unicodeScalars.firstIndex { scalar in
      if scalar == "\"" { isQuoted.toggle() }
      return scalar == "=" && !isQuoted
    }
    let wanted = "two paths with '=' between them, or one path and '='"
    guard let sign else { throw UsageError(takes: wanted, not: text) }
    func path(_ part: Substring) throws(UsageError) -> Path? {
      if part.isEmpty { return nil }
      guard let path = try? Path(parsing: String(part)) else { throw UsageError(takes: wanted, not: text) }
      return path
    }
    self.init(mine: try path(text[..<sign]), theirs: try path(text[text.unicodeScalars.index(after: sign)...]))
    if mine == nil && theirs == nil { throw UsageError(takes: wanted, not: text) }
  }

  /// The flag that says this, quoted for a shell.
  var flag: String {
    let parts = [mine, theirs].map { $0?.text ?? "" }
    let value = parts.joined(separator: "=")
    // A word with an equals sign at its beginning names a program in zsh.
    let isPlain = mine != nil && parts.allSatisfy { $0.isEmpty || $0 == $0.asShellWord }
    return "--map \(isPlain ? value : value.asShellWord)"
  }
}
