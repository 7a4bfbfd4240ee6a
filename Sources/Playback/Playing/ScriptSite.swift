import ActionScripts
import Timelines

/// A place in a script where a mistake may show only while the case plays, when the text of the script is gone.
struct ScriptSite {
  /// The place as records name it.
  let place: Record.Place
  /// A diagnostic that points there and lacks its message.
  let diagnostic: Diagnostic

  /// The diagnostic of a mistake at the place.
  func mistake(_ message: String, note: String? = nil) -> Diagnostic { diagnostic.saying(message, note: note) }
}

extension Diagnostic {
  /// Returns a diagnostic of the same place with this message and note.
  package func saying(_ message: String, note: String?) -> Diagnostic {
    var diagnostic = self
    diagnostic.message = message
    diagnostic.note = note
    return diagnostic
  }
}
