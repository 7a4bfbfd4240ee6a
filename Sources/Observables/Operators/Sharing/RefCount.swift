import Synchronization

extension ConnectableObservableType {
  /// Connects with the first observer and disconnects after the last one has gone.
  ///
  ///     in      -a-b-c-|
  ///     first   -a-b             disposed after b
  ///     second  ---b-c-|         subscribed after a
  ///
  /// An observer is subscribed before the source is connected. If that ends the subscription, the source is not
  /// connected. At the end of the source, the count restarts before the observers receive that end, so that one of them
  /// may subscribe again.
  public func refCount() -> Observable<Element> {
    RefCount(self)
  }
}

private final class RefCount<Source: ConnectableObservableType>: Producer<Source.Element> {
  private let source: Source
  private let connectable: ConnectableObservable<Source.Element>?
  private let lock = RecursiveLock()
  /// The session of the counted observers.
  private var session: (any Session<Source.Element>)?
  private var observers = 0

  init(_ source: Source) {
    self.source = source
    connectable = source as? ConnectableObservable<Source.Element>
  }

  override func run(_ sink: Sink<Source.Element>) -> any Attachment {
    let (session, isFirst) = join()
    let own = RefCountSink(sink, self, session)
    let subscription = session.observable.attach(own)
    if isFirst, !own.isStopped { session.connect() }
    own.attach(subscription)
    return own
  }

  /// Counts an observer in before it subscribes, so that the session stays connected when others leave meanwhile.
  ///
  /// The first observer has to connect the session.
  private func join() -> (session: any Session<Source.Element>, isFirst: Bool) {
    while true {
      let offered = offer()
      let isFirst = lock.withLock { () -> Bool? in
        if !offered.isCurrent { return nil }
        if let session, session !== offered {
          // Of two sessions that were made at the same time, the first one counts, unless it has ended.
          if session.isCurrent { return nil }
          observers = 0
        }
        session = offered
        observers += 1
        return observers == 1
      }
      if let isFirst { return (offered, isFirst) }
    }
  }

  private func offer() -> any Session<Source.Element> {
    connectable?.currentSession() ?? lock.withLock { session } ?? ForeignSession(source)
  }

  /// Counts an observer out; the last one disconnects. The session may have ended already.
  fileprivate func leave(_ joined: any Session<Source.Element>) {
    let isLast = lock.withLock {
      guard session === joined else { return false }
      observers -= 1
      if observers > 0 { return false }
      session = nil
      joined.abandon()
      return true
    }
    if isLast { joined.dispose() }
  }

  /// Closes a session whose source has ended; the next observer begins a new count.
  fileprivate func end(_ joined: any Session<Source.Element>) {
    lock.withLock {
      if session === joined {
        session = nil
        observers = 0
      }
      joined.abandon()
    }
  }
}

private final class RefCountSink<Source: ConnectableObservableType>: OperatorSink<Source.Element, Source.Element> {
  private let parent: RefCount<Source>
  private let session: any Session<Source.Element>

  init(_ downstream: Sink<Source.Element>, _ parent: RefCount<Source>, _ session: any Session<Source.Element>) {
    self.parent = parent
    self.session = session
    super.init(downstream)
  }

  override func next(_ element: Source.Element) { forward(element) }

  override func error(_ error: any Error) {
    parent.end(session)
    fail(error)
    session.dispose()
  }

  override func completed() {
    parent.end(session)
    finish()
    session.dispose()
  }

  override func release() { parent.leave(session) }
}

/// A session of a connectable sequence from outside this library.
private final class ForeignSession<Source: ConnectableObservableType>: Session {
  private let source: Source
  private let isOver = Atomic<Bool>(false)
  private let connection = SingleAssignmentDisposable()

  init(_ source: Source) { self.source = source }

  var observable: Observable<Source.Element> { source.asObservable() }
  var isCurrent: Bool { !isOver.load(ordering: .acquiring) }

  func connect() { connection.setDisposable(source.connect()) }
  func abandon() { isOver.store(true, ordering: .releasing) }

  func dispose() {
    abandon()
    connection.dispose()
  }
}
