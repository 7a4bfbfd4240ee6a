extension ConnectableObservableType {
  /// Connects with the first observer and disconnects when the last has gone.
  ///
  ///     in      -a-b-c-|
  ///     first   -a-b             disposed after b
  ///     second  ---b-c-|         subscribed after a
  ///
  /// An observer is subscribed before the source is connected; if that ends it, nothing is connected. At the end of the
  /// source the count begins anew before the observers hear of it, so that one of them may subscribe again from inside.
  public func refCount() -> Observable<Element> {
    RefCount(self)
  }
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  private let source: Source
  private let lock = RecursiveLock()
  private var observers = 0
  private var connection: SingleAssignmentDisposable?

  init(_ source: Source) { self.source = source }

  override func run(_ sink: Sink<Source.Element>) -> any Attachment {
    let own = RefCountSink(sink, self)
    let subscription = source.asObservable().attach(own)
    if !own.isStopped {
      let (joined, isFirst) = join()
      own.connection = joined
      if isFirst { joined.setDisposable(source.connect()) }
    }
    own.attach(subscription)
    return own
  }

  /// Counts an observer; the first of a connection has to connect.
  private func join() -> (SingleAssignmentDisposable, isFirst: Bool) {
    lock.withLock {
      observers += 1
      if let connection { return (connection, false) }
      let fresh = SingleAssignmentDisposable()
      connection = fresh
      return (fresh, true)
    }
  }

  /// Counts an observer out; the last one disconnects. The connection may be over already.
  fileprivate func leave(_ joined: SingleAssignmentDisposable) {
    let last = lock.withLock {
      guard connection === joined else { return false }
      observers -= 1
      if observers == 0 { connection = nil }
      return observers == 0
    }
    if last { joined.dispose() }
  }

  /// The source ended: whoever comes now begins a new count.
  fileprivate func end(_ joined: SingleAssignmentDisposable) {
    lock.withLock {
      if connection === joined {
        connection = nil
        observers = 0
      }
    }
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: OperatorSink<Source.Element, Source.Element> {
  var connection: SingleAssignmentDisposable?
  private let parent: RefCount<Source>

  init(_ downstream: Sink<Source.Element>, _ parent: RefCount<Source>) {
    self.parent = parent
    super.init(downstream)
  }

  override func next(_ element: Source.Element) { forward(element) }

  override func error(_ error: any Error) {
    endConnection { self.fail(error) }
  }

  override func completed() {
    endConnection { self.finish() }
  }

  override func release() {
    if let connection { parent.leave(connection) }
  }

  private func endConnection(_ tell: () -> Void) {
    guard let connection else { return tell() }
    parent.end(connection)
    tell()
    connection.dispose()
  }
}
