import Reactors

/// Gives a view bindings to the fields of an observed reactor.
///
///     @ReactorBindable var reactor: ObservedReactor<CounterReactor>
///     TextField("Name", text: $reactor.name)
@propertyWrapper @dynamicMemberLookup
public struct ReactorBindable<R: Reactor> where R.State: ObservableState {
  /// The reactor.
  public var wrappedValue: ObservedReactor<R>

  /// Creates bindings to the fields of a reactor.
  public init(wrappedValue: ObservedReactor<R>) { self.wrappedValue = wrappedValue }

  /// Creates bindings to the fields of a reactor, without a property wrapper.
  public init(_ reactor: ObservedReactor<R>) { self.init(wrappedValue: reactor) }

  /// Creates a copy of another view's bindings.
  public init(projectedValue: ReactorBindable<R>) { self = projectedValue }

  /// The bindings.
  public var projectedValue: ReactorBindable<R> { self }

  /// A binding to a field.
  public subscript<Value>(
    dynamicMember field: ReferenceWritableKeyPath<ObservedReactor<R>, Value>
  ) -> Binding<Value> {
    let reactor = wrappedValue
    return Binding(get: { reactor[keyPath: field] }, set: { reactor[keyPath: field] = $0 })
  }
}
