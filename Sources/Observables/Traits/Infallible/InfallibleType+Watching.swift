extension InfallibleType {
  /// Calls closures for the events that pass through.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// `onNext` and `onCompleted` are called before the event is sent on, the `after` closures afterwards.
  /// - Parameters:
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the completion or on disposal.
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

  /// Reports subscription, events and disposal to `Hooks.debugHandler`.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// Nothing is printed unless the hook prints.
  /// - Parameters:
  ///   - identifier: The name of the sequence in the lines; the place in the source code unless given.
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
