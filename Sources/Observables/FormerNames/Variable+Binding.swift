@available(*, deprecated, message: "Use a BehaviorRelay.")
extension ObservableType {
  /// Sets a variable to each element. An error traps in debug builds, as with other bindings.
  public func bind(to variable: Variable<Element>) -> any Disposable { bind(onNext: { variable.value = $0 }) }

  /// Sets a variable to each element. An error traps in debug builds, as with other bindings.
  public func bind(to variable: Variable<Element?>) -> any Disposable { bind(onNext: { variable.value = $0 }) }

  /// The former name of `bind(to:)`.
  public func bindTo(_ variable: Variable<Element>) -> any Disposable { bind(to: variable) }

  /// The former name of `bind(to:)`.
  public func bindTo(_ variable: Variable<Element?>) -> any Disposable { bind(to: variable) }
}

@available(*, deprecated, message: "Use a BehaviorRelay.")
extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sets a variable to each element.
  public func drive(_ variable: Variable<Element>) -> any Disposable { drive(onNext: { variable.value = $0 }) }

  /// Sets a variable to each element.
  public func drive(_ variable: Variable<Element?>) -> any Disposable { drive(onNext: { variable.value = $0 }) }
}
