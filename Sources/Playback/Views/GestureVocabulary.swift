import ActionScripts
import HeadlessViews

/// The gestures of the controls of a view, by the types of the controls.
final class GestureVocabularies {
  private var known: [ObjectIdentifier: GestureVocabulary] = [:]

  /// The gestures that a control takes.
  func vocabulary(of control: any Gesturing) -> GestureVocabulary {
    let type = ObjectIdentifier(type(of: control))
    if let known = known[type] { return known }
    let vocabulary = GestureVocabulary(of: control)
    known[type] = vocabulary
    return vocabulary
  }
}

/// The gestures of one type of control, written in scripts as actions are.
final class GestureVocabulary {
  /// The largest number of gestures that are kept.
  private static let limit = 1_000

  /// The gestures, in the order of declaration.
  let shapes: [ActionShape]
  /// The gestures that can be performed again, since decoding the same words again would give the same gesture.
  private var prepared: [ActionCall: PreparedGesture] = [:]
  private let decode: (ActionCall) throws(ActionDecodingError) -> PreparedGesture

  init<C: Gesturing>(of control: C) {
    let vocabulary = DecodableVocabulary<C.Gesture>()
    shapes = vocabulary.shapes ?? []
    decode = { call throws(ActionDecodingError) in
      let gesture = try vocabulary.decode(call)
      return PreparedGesture(isReusable: TreeReader.isFixed(gesture)) { control throws(GestureRefusal) in
        try (control as? C)?.perform(gesture)
      }
    }
  }

  /// Makes a gesture from a call whose variables are expanded.
  func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedGesture {
    if let known = prepared[call] { return known }
    let gesture = try decode(call)
    if gesture.isReusable, prepared.count < Self.limit { prepared[call] = gesture }
    return gesture
  }
}

/// A decoded gesture, ready to be performed on a control.
struct PreparedGesture {
  /// Whether it can be performed more than once: a gesture that holds an object is made anew each time.
  let isReusable: Bool
  /// Performs the gesture on a control of the type that it was prepared for.
  let perform: (any Gesturing) throws(GestureRefusal) -> Void
}
