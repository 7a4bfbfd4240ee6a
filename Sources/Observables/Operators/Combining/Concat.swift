extension ObservableType {
  /// Sends the elements of this sequence and, after its completion, the elements of another one.
  ///
  ///     in    -a-b-|
  ///     then  -c-|
  ///     out   -a-b--c-|
  ///
  /// The second sequence is subscribed to at the instant at which the first one completes. An error ends the result.
  /// Chains of any length run in constant stack.
  public func concat<Source: ObservableConvertibleType>(_ second: Source) -> Observable<Element>
  where Source.Element == Element {
    ConcatArray([asObservable(), second.asObservable()])
  }

  /// Sends the elements of all sources, one source after another.
  ///
  /// Each source is taken from the sequence when the one before has completed, so the sequence may be lazy and endless.
  public static func concat<Sources: Sequence>(_ sequence: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    ConcatSequence { SourceSequence(sequence) }
  }

  /// Sends the elements of all sources, one source after another.
  ///
  /// Each source is taken from the collection when the one before has completed, so the collection may be lazy.
  public static func concat<Sources: Collection>(_ collection: Sources) -> Observable<Element>
  where Sources.Element == Observable<Element> {
    ConcatSequence { SourceCollection(collection) }
  }

  /// Sends the elements of all sources, one source after another.
  @inlinable
  public static func concat(_ sources: [Observable<Element>]) -> Observable<Element> {
    ConcatArray(sources)
  }

  /// Sends the elements of all sources, one source after another.
  @inlinable
  public static func concat(_ sources: Observable<Element>...) -> Observable<Element> {
    ConcatArray(sources)
  }
}

/// A succession that a `ConcatSink` can unfold into its sources.
@usableFromInline
package class Concat<Element>: Producer<Element> {
  package func makeList() -> SourceList<Element> { preconditionFailure("a succession has sources") }

  package final override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = ConcatSink(sink)
    own.start(makeList())
    return own
  }
}

@usableFromInline
package final class ConcatArray<Element>: Concat<Element> {
  private let sources: [AnyObject]
  private var depth = 1

  @usableFromInline
  package init(_ sources: [Observable<Element>]) {
    self.sources = SourceArray.untyped(sources)
    super.init()
    var index = 0
    while index < self.sources.count {
      let nesting = source(index)._withUnsafeGuaranteedRef { $0.nesting }
      if nesting >= depth { depth = nesting + 1 }
      index += 1
    }
  }

  package override func makeList() -> SourceList<Element> { SourceArray(sources) }

  package override var nesting: Int { depth }

  package override var readiness: Readiness {
    // Without a running trampoline a subscription would start one, and the end of the sequence would come before the
    // work that waits on the trampoline.
    if depth > 16 || !Trampoline.isRunning { return [] }
    var common: Readiness = [.now, .unfailing]
    var index = 0
    while index < sources.count, common.contains(.now) {
      common.formIntersection(source(index)._withUnsafeGuaranteedRef { $0.readiness })
      index += 1
    }
    return common
  }

  package override func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    var index = 0
    while index < sources.count {
      if let error = source(index)._withUnsafeGuaranteedRef({ $0.deliverNow(body) }) { return error }
      index += 1
    }
    return nil
  }

  /// A source, which the array retains: nobody changes it, so that calls need no reference of their own.
  private func source(_ index: Int) -> Unmanaged<Observable<Element>> {
    sources.withUnsafeBytes { sources in
      sources.bindMemory(to: Unmanaged<Observable<Element>>.self)[index]
    }
  }
}

private final class ConcatSequence<Element>: Concat<Element> {
  private let list: () -> SourceList<Element>

  init(_ list: @escaping () -> SourceList<Element>) { self.list = list }

  override func makeList() -> SourceList<Element> { list() }

  override var nesting: Int { 1 }
}

private final class ConcatSink<Element>: SuccessionSink<Element> {
  override func completed() { moveOn() }

  override func unfold(_ source: Observable<Element>) -> SourceList<Element>? {
    source.nesting == 0 ? nil : (source as? Concat<Element>)?.makeList()
  }
}
