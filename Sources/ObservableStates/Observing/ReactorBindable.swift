import Reactors

/// Gives a view bindings to the fields of an observed reactor.
///
///     @ReactorBindable var reactor: ObservedReactor<CounterReactor>
///     TextField("Name", text: $reactor.name)
@propertyWrapper @dynamicMemberLookup
public struct ReactorBindable<R: Reactor> where R.State: ObservableState {
  /// The reactor.
  public var wrappedValue: ObservedReactor<R>

  /// Bindings to the fields of a reactor.
  public init(wrappedValue: ObservedReactor<R>) { self.wrappedValue = wrappedValue }

  /// Bindings to the fields of a reactor, where no property is wrapped.
  public init(_ reactor: ObservedReactor<R>) { self.init(wrappedValue: reactor) }

  /// The bindings of another view.
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
