extension ObservableType {
  /// The former name of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    bind(to: observer)
  }

  /// The former name of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    bind(to: observer)
  }

  /// The former name of `bind(to:)`.
  @available(*, deprecated, renamed: "bind(to:)")
  public func bindTo<Result>(_ binder: (Self) -> Result) -> Result { bind(to: binder) }

  /// The former name of `bind(to:curriedArgument:)`.
  @available(*, deprecated, renamed: "bind(to:curriedArgument:)")
  public func bindTo<R1, R2>(_ binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    bind(to: binder, curriedArgument: curriedArgument)
  }

  /// The former name of `bind(onNext:)`.
  @available(*, deprecated, renamed: "bind(onNext:)")
  public func bindNext(_ onNext: @escaping (Element) -> Void) -> any Disposable { bind(onNext: onNext) }
}
