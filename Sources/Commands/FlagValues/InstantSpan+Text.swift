import ActionScripts
import ExactStrings
import Timelines

extension InstantSpan {
  /// Creates the span that `text` spells: `50ms..2s`, `50ms..` or `..2s`. It may end before it starts; nil if it spells
  /// none.
  package init?(inAnyOrder text: String) {
    func instant(_ text: Substring) throws(SyntaxError) -> Instant? {
      text.isEmpty ? nil : Instant(nanoseconds: try ScriptDuration(parsing: text).nanoseconds)
    }
    guard text != "..", let dots = text.firstRange(of: "..") else { return nil }
    do {
      self.init(from: try instant(text[..<dots.lowerBound]), to: try instant(text[dots.upperBound...]))
    } catch {
      return nil
    }
  }
}
