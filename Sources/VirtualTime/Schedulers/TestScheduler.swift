import Observables

/// A point of a test scheduler's time.
public typealias TestTime = Int

/// A virtual scheduler for tests: creates at 100, subscribes at 200, disposes at 1000 and records what comes.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
///     let result = scheduler.start { source.map { $0 * 2 } }
///     // result.events == [.next(210, 2), .completed(250)]
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The times that `start` uses unless told otherwise.
  public enum Defaults {
    /// When the sequence is created.
    public static let created: TestTime = 100
    /// When it is subscribed.
    public static let subscribed: TestTime = 200
    /// When the subscription is disposed.
    public static let disposed: TestTime = 1000
  }

  private let simulatesProcessingDelay: Bool
  let resolution: Double
  private var isAdvancing = false

  /// Runs `body`, and what is scheduled meanwhile for the present moment at that moment.
  func runAdvancing(_ body: () -> Void) {
    let wasAdvancing = isAdvancing
    isAdvancing = true
    defer { isAdvancing = wasAdvancing }
    body()
  }

  /// A scheduler whose clock shows `initialClock`.
  /// - Parameters:
  ///   - resolution: How many seconds one tick stands for.
  ///   - simulateProcessingDelay: Whether work that is scheduled for now or the past runs one tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    self.resolution = resolution
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// One tick later where the time is not in the future; the same tick while the clock is advanced by `advance`.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulatesProcessingDelay && !isAdvancing ? 1 : 0) : time
  }

  /// A sequence whose events happen at absolute times, whoever listens.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(self, events)
  }

  /// A sequence whose events happen at times relative to each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(self, events)
  }

  /// An observer that records what it receives, and when.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(self)
  }

  /// Runs an action at an absolute time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// Creates, subscribes and disposes at the given times, runs everything, and returns what was received.
  public func start<Source: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    var source: Observable<Source.Element>?
    var subscription: (any Disposable)?
    let observer = createObserver(Source.Element.self)
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) {
      subscription?.dispose()
      source = nil
      subscription = nil
    }
    start()
    return observer
  }

  /// Creates at 100, subscribes at 200, disposes at the given time.
  public func start<Source: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Creates at 100, subscribes at 200, disposes at 1000.
  public func start<Source: ObservableConvertibleType>(
    _ create: @escaping () -> Source
  ) -> TestableObserver<Source.Element> {
    start(disposed: Defaults.disposed, create: create)
  }
}
