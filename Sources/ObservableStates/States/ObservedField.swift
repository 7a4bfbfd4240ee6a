/// An observed field of a state: its name, its place, and how to tell whether it differs.
public struct ObservedField<State: ObservableState> {
  /// The name that the source uses.
  public let name: String
  /// Where it is in the state.
  public let place: PartialKeyPath<State>
  /// Whether the field differs in two states, without counting as a read.
  let differs: (State, State) -> Bool
  let willChange: (State) -> Void
  let didChange: (State) -> Void
  /// The assignment of a value that a decoder has; nil where the field's type is not decodable.
  let decode: ((any Decoder) throws -> BindingAction<State>)?

  /// A field whose values are compared.
  public init<Value: Equatable>(
    _ name: String, _ place: WritableKeyPath<State, Value>, _ stored: @escaping (State) -> Value
  ) {
    self.init(name, place, set: { .set(place, $0) }) { _$differ(stored($0), stored($1)) }
  }

  /// A field whose values cannot be compared: it differs if it was assigned.
  @_disfavoredOverload
  public init<Value>(_ name: String, _ place: WritableKeyPath<State, Value>, _ stored: @escaping (State) -> Value) {
    self.init(name, place, set: { .set(place, $0) }) {
      $0._$observationRegistrar.differs(from: $1._$observationRegistrar, in: name)
    }
  }

  private init<Value>(
    _ name: String, _ place: WritableKeyPath<State, Value>, set: @escaping (Value) -> BindingAction<State>,
    differs: @escaping (State, State) -> Bool
  ) {
    self.name = name
    self.place = place
    self.differs = differs
    willChange = { $0._$observationRegistrar.willChange($0, place) }
    didChange = { $0._$observationRegistrar.didChange($0, place) }
    decode = (Value.self as? any Decodable.Type).map { type in
      { decoder in
        // The type is that of the field, so its values are.
        set(try type.init(from: decoder) as! Value)
      }
    }
  }
}

/// Whether a field is told when one value takes the place of another. Texts differ in their bytes, also where Swift takes
/// them for equal: a view shows the new ones.
public func _$differ<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? String, let new = new as? String { return !old.utf8.elementsEqual(new.utf8) }
  return old != new
}

/// A field whose values cannot be compared is told each time.
@_disfavoredOverload
public func _$differ<Value>(_ old: Value, _ new: Value) -> Bool { true }
