extension String {
  /// The text as a code span in the cell of a table: nothing in it is Markdown, a link, a mention or HTML. The text is
  /// on one line; an empty one stays empty.
  var asTableCode: String {
    if isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRunOfBackticks + 1)
    // A span loses one blank at each end, and a backtick there would belong to its fence.
    let ends = [unicodeScalars.first, unicodeScalars.last]
    let needsPadding = ends.contains("`") || (ends == [" ", " "] && !isBlank)
    let padding = needsPadding ? " " : ""
    return fence + padding + escapingPipes + padding + fence
  }

  private var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// How many backticks stand in a row at most.
  var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// A pipe ends a cell, also inside code, unless a backslash stands before it. Behind a backslash of the text itself
  /// renderers disagree: that pipe is shown by its number.
  private var escapingPipes: String {
    var text = UnicodeScalarView()
    var isBehindBackslash = false
    for scalar in unicodeScalars {
      if scalar == "|" {
        text.append(contentsOf: (isBehindBackslash ? "\\u007c" : "\\|").unicodeScalars)
      } else {
        text.append(scalar)
      }
      isBehindBackslash = scalar == "\\"
    }
    return String(text)
  }
}
