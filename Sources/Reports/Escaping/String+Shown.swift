import JSONValues
import Timelines

extension String {
  /// The text on one line, as every form of a report may show it: what would break the line, change how the text around
  /// it is shown or has no place in XML and YAML is escaped as in JSON.
  var shown: String {
    let line = onOneLine
    guard line.unicodeScalars.contains(where: \.isForbiddenInMarkup) else { return line }
    var text = UnicodeScalarView()
    for scalar in line.unicodeScalars {
      if scalar.isForbiddenInMarkup {
        text.append(contentsOf: "\\u\(String(scalar.value, radix: 16))".unicodeScalars)
      } else {
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// The lines of the text, each as it may be shown. An end of line at the end of the text opens no further one.
  var shownLines: [String] {
    if isEmpty { return [] }
    var lines = unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map { String($0).shown }
  }

  /// The text as a JSON string, which is a YAML string too.
  var quoted: String { JSONValue.string(self).text.shown }

  /// The text, cut so that it has at most so many characters.
  package func clipped(to length: Int) -> String {
    if utf8.count <= length || count <= length { return self }
    return prefix(length - 3) + "..."
  }

  /// The text with the four characters replaced that end a text or an attribute in XML and HTML.
  var escapedForMarkup: String {
    var text = UnicodeScalarView()
    for scalar in unicodeScalars {
      switch scalar {
      case "&": text.append(contentsOf: "&amp;".unicodeScalars)
      case "<": text.append(contentsOf: "&lt;".unicodeScalars)
      case ">": text.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": text.append(contentsOf: "&quot;".unicodeScalars)
      default: text.append(scalar)
      }
    }
    return String(text)
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is no character, and one of the two that XML 1.0 and YAML 1.2 do not allow.
  fileprivate var isForbiddenInMarkup: Bool { value == 0xFFFE || value == 0xFFFF }
}
