import ExactStrings

/// Prints scripts in their canonical layout, in any notation.
///
/// Formatting a formatted script changes nothing, parsing it gives the same script, and converting from one notation to
/// another and back gives the same text. Each statement is on its own line; several empty lines between two statements
/// become one.
package struct ScriptFormatter: Sendable {
  /// The notation to print.
  package var notation: ScriptNotation
  /// The names of streams, which distinguish `! NAME fail` of a stream from that of a port in JSON. The streams into
  /// which the script itself emits are always known.
  package var streams: Set<ExactString>

  /// Creates a formatter for a notation.
  package init(notation: ScriptNotation, streams: Set<ExactString> = []) {
    self.notation = notation
    self.streams = streams
  }

  /// Whether the text of a script in a notation depends on `streams`, because the script has a failure that can belong
  /// to a port or to a stream.
  package static func dependsOnStreams(_ script: Script, in notation: ScriptNotation) -> Bool {
    notation != .lines
      && script.statements.contains { statement in
        if case .answer(let answer) = statement.kind { answer.canBeOfStream } else { false }
      }
  }

  /// Returns the text of a script, with a newline at the end; empty for an empty script in line notation and JSON
  /// Lines.
  package func text(of script: Script) -> String {
    let streams = streams.union(script.statements.lazy.compactMap(\.kind.stream).map { ExactString($0) })
    switch notation {
    case .lines:
      return lines(script) { LineForm(streams: streams).text(of: $0) }
    case .jsonLines:
      return lines(script) { JSONForm(streams: streams).text(of: $0) }
    case .json:
      if script.statements.isEmpty { return "[]\n" }
      let form = JSONForm(streams: streams)
      var text = "["
      for (index, statement) in script.statements.enumerated() {
        text += index > 0 ? ",\n" : "\n"
        if index > 0, statement.followsBlankLine { text += "\n" }
        text += "  \(form.text(of: statement))"
      }
      return text + "\n]\n"
    }
  }

  /// Returns the text of one statement, without a newline and without the empty line before it.
  package func text(of statement: Statement) -> String {
    switch notation {
    case .lines: LineForm(streams: streams).text(of: statement)
    case .json, .jsonLines: JSONForm(streams: streams).text(of: statement)
    }
  }

  private func lines(_ script: Script, _ write: (Statement) -> String) -> String {
    var text = ""
    for (index, statement) in script.statements.enumerated() {
      if index > 0, statement.followsBlankLine { text += "\n" }
      text += write(statement)
      text += "\n"
    }
    return text
  }
}

extension Statement.Kind {
  /// The stream into which the statement sends, as far as the statement itself shows.
  fileprivate var stream: String? {
    switch self {
    case .emit(let stream, _), .complete(let stream): stream.value
    default: nil
    }
  }
}

extension Script {
  /// The script in lines.
  package var lineText: String { ScriptFormatter(notation: .lines).text(of: self) }
}

extension Statement {
  /// The statement as a line of a script.
  package var lineText: String { ScriptFormatter(notation: .lines).text(of: self) }
}
