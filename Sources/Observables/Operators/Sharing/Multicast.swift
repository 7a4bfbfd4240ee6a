import Synchronization

extension ObservableType {
  /// Sends the elements through a subject once connected, so that all observers share one subscription to the source.
  ///
  ///     in       -a-b-c-|
  ///     connect  --x
  ///     out      ---b-c-|
  ///
  /// All connections use the same subject. After its end, later observers receive what the subject sends to them.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable()) { subject }
  }

  /// Sends the elements through a subject that is made for each connection.
  ///
  /// The first observer or `connect()`, whichever comes first, makes the subject. It is dropped when the connection
  /// ends, by disposal or with the source. At the end of the source it is dropped before the observers receive that
  /// end, so that one of them may connect again.
  public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable(), makeSubject)
  }

  /// Shares the source within a selector, and sends the events of the sequence that the selector returns.
  ///
  ///     in   -1-2-|
  ///     out  -[11]-[22]-|    multicast({ PublishSubject() }) { .merge($0, $0) }
  ///
  /// Each subscription makes a subject, calls the selector, subscribes to its result, then connects the source. A
  /// thrown error ends the sequence.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = CreatedSink(sink)
      do {
        let subject = try subjectSelector()
        let shared = Multicast(source) { subject }
        let subscription = try selector(shared).attach(own)
        own.attach(CompositeDisposable(subscription, shared.connect()))
      } catch {
        own.fail(error)
        own.attach(NoAttachment.shared)
      }
      return own
    }
  }

  /// Sends the elements through a subject that is made for each connection. The connection disposes the source only
  /// after the observers have received its end.
  func multicastKeepingSource<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable(), keepsSourceUntilSent: true, makeSubject)
  }
}

private final class Multicast<Element, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Element {
  private let source: Observable<Element>
  private let makeSubject: () -> Subject
  private let keepsSourceUntilSent: Bool
  private let lock = RecursiveLock()
  private var current: Connection<Element, Subject>?

  /// - Parameter keepsSourceUntilSent: Whether the source is disposed after the observers have received its end, and
  ///   not before.
  init(_ source: Observable<Element>, keepsSourceUntilSent: Bool = false, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
    self.keepsSourceUntilSent = keepsSourceUntilSent
  }

  override func attach(_ sink: Sink<Subject.Element>) -> any Attachment {
    connection().observable.attach(sink)
  }

  override func connect() -> any Disposable {
    let connection = connection()
    connection.connect()
    return connection
  }

  override func currentSession() -> any Session<Subject.Element> { connection() }

  /// Returns the current connection, or makes one.
  ///
  /// The foreign factory runs outside of the lock. If two threads make a connection at the same time, the first one
  /// counts.
  private func connection() -> Connection<Element, Subject> {
    var made: Connection<Element, Subject>?
    while true {
      let found = lock.withLock { () -> Connection<Element, Subject>? in
        if current == nil { current = made }
        return current
      }
      if let found { return found }
      made = Connection(self, source, makeSubject(), keepsSourceUntilSent)
    }
  }

  fileprivate func isCurrent(_ connection: Connection<Element, Subject>) -> Bool {
    lock.withLock { current === connection }
  }

  fileprivate func forget(_ ended: Connection<Element, Subject>) {
    lock.withLock {
      if current === ended { current = nil }
    }
  }
}

/// Passes events from the source to one subject, once connected.
private final class Connection<Element, Subject: SubjectType>: Sink<Element>, Session
where Subject.Observer.Element == Element {
  // Weak, because the parent holds the connection, also while it is not connected.
  private weak var parent: Multicast<Element, Subject>?
  private let source: Observable<Element>
  private let subject: Subject
  // Type-erased, because each use of an associated type of a type parameter would look it up.
  private let observer: AnyObserver<Element>
  private let keepsSourceUntilSent: Bool
  private let isConnected = Atomic<Bool>(false)
  /// Whether the source has ended or the connection was disposed.
  private let isOver = Atomic<Bool>(false)
  private let subscription = SingleAssignmentDisposable()

  init(
    _ parent: Multicast<Element, Subject>, _ source: Observable<Element>, _ subject: Subject,
    _ keepsSourceUntilSent: Bool
  ) {
    self.parent = parent
    self.source = source
    self.subject = subject
    self.keepsSourceUntilSent = keepsSourceUntilSent
    observer = AnyObserver(subject.asObserver())
  }

  var observable: Observable<Subject.Element> { subject.asObservable() }

  var isCurrent: Bool { parent?.isCurrent(self) ?? false }

  func connect() {
    if isConnected.exchange(true, ordering: .acquiringAndReleasing) { return }
    subscription.setDisposable(source.attach(self))
  }

  func abandon() { parent?.forget(self) }

  func dispose() { end {} }

  override func next(_ element: Element) {
    if !isOver.load(ordering: .acquiring) { observer.onNext(element) }
  }

  override func error(_ error: any Error) { end { observer.onError(error) } }
  override func completed() { end { observer.onCompleted() } }

  /// Ends the connection and sends its end; does nothing if it was over before.
  private func end(_ send: () -> Void) {
    if isOver.exchange(true, ordering: .acquiringAndReleasing) { return }
    abandon()
    if !keepsSourceUntilSent { subscription.dispose() }
    send()
    subscription.dispose()
  }
}
