import ActionScripts
import CommandLines
import ExactStrings
import Exploration

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

  /// The flag that says this.
  var flag: String {
    let value = "\(mine?.text ?? "")=\(theirs?.text ?? "")"
    return value.contains("\"") ? "--map '\(value)'" : "--map \(value)"
  }
}
