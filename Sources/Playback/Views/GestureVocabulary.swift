import ActionScripts
import HeadlessViews

/// The gestures of one type of control, called in scripts as actions are.
struct GestureVocabulary {
  /// The gestures that there are, in the order of declaration.
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

  /// Makes a gesture of a call whose variables are expanded.
  func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedGesture { try decode(call) }
}

/// A gesture, decoded and ready to be done to a control.
struct PreparedGesture {
  /// Does it to a control of the type that it was prepared for.
  let perform: (any Gesturing) throws(GestureRefusal) -> Void
}
