extension SharedSequenceConvertibleType {
  /// Calls closures on the way of the events, once for all observers.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// - Parameters:
  ///   - onNext: Called before each element is sent on.
  ///   - afterNext: Called after each element was sent on.
  ///   - onCompleted: Called before the completion is sent on.
  ///   - afterCompleted: Called after the completion was sent on.
  ///   - onSubscribe: Called before the source is subscribed.
  ///   - onSubscribed: Called after the source was subscribed.
  ///   - onDispose: Called once, after the end or on disposal.
  public func `do`(
    onNext: ((Element) -> Void)? = nil,
    afterNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    afterCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Tells `Hooks.debugHandler` of subscription, events and disposal, once for all observers.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// - Parameters:
  ///   - identifier: Names the sequence; the place in the source unless given.
  ///   - trimOutput: Whether events longer than 40 characters are shortened in the middle.
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
