import ActionScripts
import Timelines

/// A mistake in a script that only playing could find: a reply of the wrong type.
public struct PlayMistake: Error, Sendable {
  /// What is wrong.
  public let message: String
  /// The script line, if one is to blame.
  public var place: Record.Place? { blame?.place }
  let note: String?
  let blame: Blame?

  init(_ message: String, note: String? = nil, blame: Blame?) {
    self.message = message
    self.note = note
    self.blame = blame
  }

  /// The mistake as a diagnostic; `script` is the name for one that no line is to blame for.
  func diagnostic(in script: String) -> Diagnostic {
    blame?.diagnostic.saying(message, note: note)
      ?? Diagnostic(message, file: script, range: .none, lineText: "", note: note)
  }
}

/// A place in a script that may turn out to be wrong when its text is long gone.
struct Blame {
  /// The place as records tell it.
  let place: Record.Place
  /// A diagnostic that points there and lacks its message.
  let diagnostic: Diagnostic
}

extension Diagnostic {
  /// A diagnostic of the same place that says this.
  func saying(_ message: String, note: String?) -> Diagnostic {
    var diagnostic = self
    diagnostic.message = message
    diagnostic.note = note
    return diagnostic
  }
}
