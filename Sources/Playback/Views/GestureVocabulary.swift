import ActionScripts
import HeadlessViews

/// The gestures of one type of control, written in scripts as actions are.
struct GestureVocabulary {
  /// The gestures, in the order of declaration.
  let shapes: [ActionShape]
  private let decode: (ActionCall) throws(ActionDecodingError) -> PreparedGesture

  init<C: Gesturing>(of control: C) {
    let vocabulary = DecodableVocabulary<C.Gesture>()
    shapes = vocabulary.shapes ?? []
    decode = { call throws(ActionDecodingError) in
      let gesture = try vocabulary.decode(call)
      return PreparedGesture { control throws(GestureRefusal) in try (control as? C)?.perform(gesture) }
    }
  }

  /// Makes a gesture from a call whose variables are expanded.
  func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedGesture { try decode(call) }
}

/// A decoded gesture, ready to be performed on a control.
struct PreparedGesture {
  /// Performs the gesture on a control of the type that it was prepared for.
  let perform: (any Gesturing) throws(GestureRefusal) -> Void
}
