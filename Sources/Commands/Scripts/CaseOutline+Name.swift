import ExactStrings
import Playback
import Timelines

extension CaseOutline {
  /// The first line of its section in a timeline.
  var heading: String { TimelineCase(title: title, reactor: reactor).heading }

  /// Returns the name of the case in messages: `path > title`.
  func name(in script: String) -> String { caseName(title, in: script) }
}

func caseName(_ title: String?, in script: String) -> String {
  (title.map { "\(script) > \($0)" } ?? script).onOneLine
}
