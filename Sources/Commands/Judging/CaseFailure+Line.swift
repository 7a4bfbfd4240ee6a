import Playback
import Timelines

extension CaseFailure {
  /// Returns the failure on one line, between its time and its place: `at 5ms: no (search.reel:8)`.
  func line(in script: String) -> String {
    "at \(at.text): \(self)\(place.map { " (\($0.wholeText(in: script)))" } ?? "")"
  }
}

extension Record.Place? {
  /// Returns the place as it stands behind a message on a terminal; nothing where it is not known.
  func column(in script: String) -> String { map { "  \($0.wholeText(in: script))" } ?? "" }
}
