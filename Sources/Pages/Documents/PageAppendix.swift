import ExactStrings

/// The appendix below the cases of a page: tables and lists, which need no script and stay visible beside the debugger.
package struct PageAppendix {
  /// A part with a heading of its own.
  package struct Section {
    /// The heading.
    package var title: String
    /// The paragraphs below it.
    package var paragraphs: [String] = []
    /// The heads of the columns of a table; empty where there is none.
    package var head: [String] = []
    /// The rows of the table.
    package var rows: [[String]] = []
    /// The items of a numbered list, each with a list of its own.
    package var items: [(text: String, parts: [String])] = []

    /// Creates a part with a heading.
    package init(title: String) { self.title = title }
  }

  /// The parts, in order. The title of the first part names the whole appendix.
  package var sections: [Section]

  /// Creates an appendix of parts.
  package init(_ sections: [Section]) { self.sections = sections }

  /// The appendix as HTML.
  var markup: HTMLText {
    var markup = HTMLText()
    markup.append("<aside id=\"appendix\" tabindex=\"0\" aria-label=\"")
    markup.append(text: sections.first?.title ?? "")
    markup.append("\">\n")
    for section in sections { section.write(to: &markup) }
    markup.append("</aside>\n")
    return markup
  }
}

extension PageAppendix.Section {
  fileprivate func write(to markup: inout HTMLText) {
    markup.append("<section>\n")
    markup.append(title, in: "h2", "\n")
    for text in paragraphs { markup.append(text, in: "p", "\n") }
    if !rows.isEmpty {
      markup.append("<table>\n<tr>")
      for text in head { markup.append(text, in: "th scope=\"col\"") }
      for row in rows {
        markup.append("\n<tr>")
        for text in row { markup.append(text, in: "td") }
      }
      markup.append("\n</table>\n")
    }
    if !items.isEmpty {
      markup.append("<ol>\n")
      for item in items {
        markup.append("<li>")
        markup.append(item.text, in: "bdi", "\n")
        if item.parts.isEmpty { continue }
        markup.append("<ul>\n")
        for text in item.parts {
          markup.append("<li>")
          markup.append(text, in: "bdi", "\n")
        }
        markup.append("</ul>\n")
      }
      markup.append("</ol>\n")
    }
    markup.append("</section>\n")
  }
}

extension HTMLText {
  /// Appends an element that holds a text, followed by `end`.
  fileprivate mutating func append(_ text: String, in element: String, _ end: String = "") {
    append("<\(element)>")
    append(text: text)
    append("</\(element.prefix(before: " "))>\(end)")
  }
}
