import ActionScripts
import HeadlessViews

/// Why a line does nothing to a view.
struct GestureMistake: Error {
  let message: String
  let note: String?
  let blame: Blame
}

extension ViewDesk {
  /// Finds the control of a line and decodes the gesture.
  func prepare(_ line: GestureLine) throws(GestureMistake) -> (control: any Gesturing, gesture: PreparedGesture) {
    let name = line.control.text
    guard let control = control(at: line.control.segments) else {
      throw GestureMistake(
        message: "unknown control '\(name)'",
        note: Suggestion.note(for: name, in: names, heading: "this view has") ?? "this view has no controls",
        blame: line.controlBlame)
    }
    guard let control = control as? any Gesturing else {
      throw GestureMistake(
        message: "'\(name)' takes no gestures", note: "it only shows something", blame: line.controlBlame)
    }
    do {
      return (control, try vocabulary(of: control).prepare(line.call))
    } catch {
      switch error {
      case .unknownAction(let gesture, let known):
        throw GestureMistake(
          message: "unknown gesture '\(gesture)'",
          note: Suggestion.note(for: gesture, in: known, heading: "'\(name)' takes"), blame: line.gestureBlame)
      case .badArguments(let message, let note):
        throw GestureMistake(message: message, note: note, blame: line.blame)
      case .badName(let message, let note):
        throw GestureMistake(message: message, note: note, blame: line.gestureBlame)
      }
    }
  }
}
