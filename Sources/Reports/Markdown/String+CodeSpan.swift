extension String {
  /// The text as a code span in the cell of a table: nothing in it is taken for Markdown, a link, a mention or HTML.
  /// The text has to be on one line; an empty one stays empty.
  var asTableCode: String {
    if isEmpty { return "" }
    let fence = String(repeating: "`", count: longestRunOfBackticks + 1)
    // Renderers take one blank from each end of a span, and a backtick there would belong to its fence.
    let ends = [unicodeScalars.first, unicodeScalars.last]
    let needsPadding = ends.contains("`") || (ends == [" ", " "] && !isBlank)
    let padding = needsPadding ? " " : ""
    return fence + padding + escapingPipes + padding + fence
  }

  private var isBlank: Bool { utf8.allSatisfy { $0 == UInt8(ascii: " ") } }

  /// The length of the longest run of backticks.
  var longestRunOfBackticks: Int {
    var (longest, run) = (0, 0)
    for byte in utf8 {
      run = byte == UInt8(ascii: "`") ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }

  /// The text with its pipes escaped. A pipe ends a cell, even inside code, unless a backslash precedes it. Renderers
  /// disagree about a pipe after a backslash of the text itself, so that one is written as a character reference.
  private var escapingPipes: String {
    var isBehindBackslash = false
    return escaping { scalar in
      defer { isBehindBackslash = scalar == "\\" }
      return scalar == "|" ? isBehindBackslash ? "\\u007c" : "\\|" : nil
    }
  }
}
