extension SharedSequenceConvertibleType {
  /// Calls closures for the events that pass through, once for all observers.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// - Parameters:
  ///   - onNext: A closure that is called before each element is sent on.
  ///   - afterNext: A closure that is called after each element was sent on.
  ///   - onCompleted: A closure that is called before the completion is sent on.
  ///   - afterCompleted: A closure that is called after the completion was sent on.
  ///   - onSubscribe: A closure that is called before the subscription to the source.
  ///   - onSubscribed: A closure that is called after the subscription to the source.
  ///   - onDispose: A closure that is called once, after the end or on disposal.
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

  /// Reports subscription, events and disposal to `Hooks.debugHandler`, once for all observers.
  ///
  ///     in   -a-b-|
  ///     out  -a-b-|
  ///
  /// - Parameters:
  ///   - identifier: The name of the sequence in the lines; the place in the source code unless given.
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
