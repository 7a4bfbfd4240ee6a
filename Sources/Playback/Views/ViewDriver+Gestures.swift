import ActionScripts
import ExactStrings
import HeadlessViews

extension ViewDriver {
  /// Finds the control of a line and decodes the gesture.
  func prepare(_ line: GestureLine) throws(Diagnostic) -> (control: any Gesturing, gesture: PreparedGesture) {
    let name = line.control.text
    guard let control = control(at: line.control.segments) else {
      throw line.controlBlame.mistake(
        "unknown control '\(name)'", note: note(onMissing: line.control.segments))
    }
    guard let control = control as? any Gesturing else {
      throw line.controlBlame.mistake("'\(name)' takes no gestures", note: "it only shows something")
    }
    do {
      return (control, try vocabulary(of: control).prepare(line.call))
    } catch {
      switch error {
      case .unknownAction(let gesture, let known):
        throw line.gestureBlame.mistake(
          "unknown gesture '\(gesture)'", note: Suggestion.note(for: gesture, in: known, heading: "'\(name)' takes"))
      case .badArguments(let message, let note, _):
        throw line.site.mistake(message, note: note ?? (line.call.endsLikeRepetition ? ActionCall.repetitionNote : nil))
      case .badName(let message, let note):
        throw line.gestureBlame.mistake(message, note: note)
      }
    }
  }
}
