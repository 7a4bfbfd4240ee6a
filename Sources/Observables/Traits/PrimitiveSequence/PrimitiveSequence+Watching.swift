extension PrimitiveSequence {
  /// Reports subscription, events and disposal to `Hooks.debugHandler`, as `debug` of an observable does.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func debug(
    _ identifier: String? = nil,
    trimOutput: Bool = false,
    file: String = #fileID,
    line: UInt = #line,
    function: String = #function
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: source.debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}
