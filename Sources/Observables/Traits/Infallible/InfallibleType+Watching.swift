extension InfallibleType {
  /// Calls closures on the way of the events.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// `onNext` and `onCompleted` are called before the event is sent on, the `after` ones afterwards.
  /// - Parameters:
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the completion or on disposal.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Tells `Hooks.debugHandler` of subscription, events and disposal.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// Nothing is printed unless the hook prints.
  /// - Parameters:
  ///   - identifier: Names the sequence; the place in the source unless given.
  ///   - trimOutput: Whether events longer than 40 characters are shortened in the middle.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
