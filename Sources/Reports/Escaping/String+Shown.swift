import JSONValues
import Timelines

extension String {
  /// The text on one line, in a form that every report can show. Characters that would break the line, change how the
  /// text around it is shown, or are not allowed in XML and YAML are escaped as in JSON.
  var shown: String {
    let line = onOneLine
    guard line.unicodeScalars.contains(where: \.isForbiddenInMarkup) else { return line }
    return line.escaping { $0.isForbiddenInMarkup ? "\\u\(String($0.value, radix: 16))" : nil }
  }

  /// The lines of the text in that form. A line feed at the end of the text opens no further line.
  var shownLines: [String] {
    if isEmpty { return [] }
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0).shown }
  }

  /// The text as a JSON string, which is also a YAML string.
  var quoted: String { JSONValue.string(self).text.shown }

  /// Returns the text, shortened to at most `length` characters.
  package func clipped(to length: Int) -> String {
    if utf8.count <= length || count <= length { return self }
    return prefix(length - 3) + "..."
  }

  /// The text with the four characters escaped that could end a text or an attribute in XML or HTML.
  var escapedForMarkup: String {
    escaping { scalar in
      switch scalar {
      case "&": "&amp;"
      case "<": "&lt;"
      case ">": "&gt;"
      case "\"": "&quot;"
      default: nil
      }
    }
  }

  /// Returns the text with other texts in the place of scalars; nil leaves a scalar as it is.
  func escaping(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) { text += other.unicodeScalars } else { text.append(scalar) }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is one of the two noncharacters that XML 1.0 and YAML 1.2 do not allow.
  fileprivate var isForbiddenInMarkup: Bool { value == 0xFFFE || value == 0xFFFF }
}
