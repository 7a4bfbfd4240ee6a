import Synchronization

extension ObservableType {
  /// Sends the elements through a subject once connected, so that all observers share one subscription of the source.
  ///
  ///     in       -a-b-c-|
  ///     connect  --x
  ///     out      ---b-c-|
  ///
  /// The subject is kept for all connections; after its end later observers get what the subject has for them.
  public func multicast<Subject: SubjectType>(_ subject: Subject) -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable()) { subject }
  }

  /// Sends the elements through a subject that is made anew for each connection.
  ///
  /// The subject is made by the first observer or by `connect()`, whichever comes first, and dropped when the
  /// connection ends: by disposal, or with the source, before the observers hear of it, so that one of them may connect
  /// again.
  public func multicast<Subject: SubjectType>(makeSubject: @escaping () -> Subject)
    -> ConnectableObservable<Subject.Element>
  where Subject.Observer.Element == Element {
    Multicast(asObservable(), makeSubject)
  }

  /// Shares the source within a selector: what the selector makes of the shared sequence comes out.
  ///
  ///     in   -1-2-|
  ///     out  -[11]-[22]-|    multicast({ PublishSubject() }) { .merge($0, $0) }
  ///
  /// For each subscription a subject is made, the selector is called and subscribed, then the source is connected. A
  /// thrown error ends the sequence.
  public func multicast<Subject: SubjectType, Result>(
    _ subjectSelector: @escaping () throws -> Subject,
    selector: @escaping (Observable<Subject.Element>) throws -> Observable<Result>
  ) -> Observable<Result> where Subject.Observer.Element == Element {
    MulticastWithin(asObservable(), subjectSelector, selector)
  }
}

private final class Multicast<Element, Subject: SubjectType>: ConnectableObservable<Subject.Element>
where Subject.Observer.Element == Element {
  private let source: Observable<Element>
  private let makeSubject: () -> Subject
  private let lock = RecursiveLock()
  private var current: Connection<Element, Subject>?

  init(_ source: Observable<Element>, _ makeSubject: @escaping () -> Subject) {
    self.source = source
    self.makeSubject = makeSubject
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

  /// The foreign factory runs outside of the lock; of two that race, the first to come back wins.
  private func connection() -> Connection<Element, Subject> {
    var made: Connection<Element, Subject>?
    while true {
      let found = lock.withLock { () -> Connection<Element, Subject>? in
        if current == nil { current = made }
        return current
      }
      if let found { return found }
      made = Connection(self, source, makeSubject())
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

/// Carries events from the source into one subject, once it is connected.
private final class Connection<Element, Subject: SubjectType>: Sink<Element>, Session
where Subject.Observer.Element == Element {
  // Weak, because the sequence keeps it for its observers also while it is not connected.
  private weak var parent: Multicast<Element, Subject>?
  private let source: Observable<Element>
  private let subject: Subject
  // Erased, because the associated type of a type parameter is looked up each time it is used.
  private let observer: AnyObserver<Element>
  private let isConnected = Atomic<Bool>(false)
  private let subscription = SingleAssignmentDisposable()

  init(_ parent: Multicast<Element, Subject>, _ source: Observable<Element>, _ subject: Subject) {
    self.parent = parent
    self.source = source
    self.subject = subject
    observer = AnyObserver(subject.asObserver())
  }

  var observable: Observable<Subject.Element> { subject.asObservable() }

  var isCurrent: Bool { parent?.isCurrent(self) ?? false }

  func connect() {
    if isConnected.exchange(true, ordering: .acquiringAndReleasing) { return }
    subscription.setDisposable(source.attach(self))
  }

  func abandon() { parent?.forget(self) }

  func dispose() {
    abandon()
    subscription.dispose()
  }

  override func next(_ element: Element) {
    if !subscription.isDisposed { observer.onNext(element) }
  }

  override func error(_ error: any Error) {
    if subscription.isDisposed { return }
    dispose()
    observer.onError(error)
  }

  override func completed() {
    if subscription.isDisposed { return }
    dispose()
    observer.onCompleted()
  }
}

private final class MulticastWithin<Element, Subject: SubjectType, Output>: Producer<Output>
where Subject.Observer.Element == Element {
  private let source: Observable<Element>
  private let subjectSelector: () throws -> Subject
  private let selector: (Observable<Subject.Element>) throws -> Observable<Output>

  init(
    _ source: Observable<Element>, _ subjectSelector: @escaping () throws -> Subject,
    _ selector: @escaping (Observable<Subject.Element>) throws -> Observable<Output>
  ) {
    self.source = source
    self.subjectSelector = subjectSelector
    self.selector = selector
  }

  override func run(_ sink: Sink<Output>) -> any Attachment {
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
