/// An observed field of a state: its name, its key path, and a comparison.
public struct ObservedField<State: ObservableState> {
  /// The name in the source.
  public let name: String
  /// The key path of the field.
  public let place: PartialKeyPath<State>
  /// Returns whether the field differs in two states, without counting as a read.
  let differs: (State, State) -> Bool
  let willChange: (State) -> Void
  let didChange: (State) -> Void
  /// Decodes an assignment to the field; nil if the field's type is not decodable.
  let decode: ((any Decoder) throws -> BindingAction<State>)?

  /// Creates a field whose values are compared.
  public init<Value: Equatable>(
    _ name: String, _ place: WritableKeyPath<State, Value>, _ stored: @escaping (State) -> Value
  ) {
    self.init(name, place, set: { .set(place, $0) }) { _$differ(stored($0), stored($1)) }
  }

  /// Creates a field whose values cannot be compared; it differs if it was assigned.
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
        // Sound: `type` is the type of the field.
        set(try type.init(from: decoder) as! Value)
      }
    }
  }
}

/// Returns whether replacing one value by another is reported. Strings are compared by their bytes, even where Swift
/// takes them for equal: a view shows the new one.
public func _$differ<Value: Equatable>(_ old: Value, _ new: Value) -> Bool {
  if let old = old as? String, let new = new as? String { return !old.utf8.elementsEqual(new.utf8) }
  return old != new
}

/// Returns true: a field whose values cannot be compared is reported each time.
@_disfavoredOverload
public func _$differ<Value>(_ old: Value, _ new: Value) -> Bool { true }
