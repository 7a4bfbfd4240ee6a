import Observables

/// A point in a test scheduler's time.
public typealias TestTime = Int

/// A virtual scheduler for tests: creates at 100, subscribes at 200, disposes at 1000 and records the events.
///
///     let scheduler = TestScheduler(initialClock: 0)
///     let source = scheduler.createHotObservable([.next(210, 1), .completed(250)])
///     let result = scheduler.start { source.map { $0 * 2 } }
///     // result.events == [.next(210, 2), .completed(250)]
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The default times of `start`.
  public enum Defaults {
    /// The time at which the sequence is created.
    public static let created: TestTime = 100
    /// The time at which the sequence is subscribed to.
    public static let subscribed: TestTime = 200
    /// The time at which the subscription is disposed.
    public static let disposed: TestTime = 1000
  }

  private let simulatesProcessingDelay: Bool
  let resolution: Double
  private var isAdvancing = false

  /// Runs `body`; work that is scheduled for the current moment meanwhile runs at that moment.
  func runAdvancing(_ body: () -> Void) {
    let wasAdvancing = isAdvancing
    isAdvancing = true
    defer { isAdvancing = wasAdvancing }
    body()
  }

  /// Creates a scheduler whose clock shows `initialClock`.
  /// - Parameters:
  ///   - resolution: The length of one tick in seconds.
  ///   - simulateProcessingDelay: Whether work that is scheduled for now or the past runs one tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    self.resolution = resolution
    super.init(
      initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// Returns one tick later if the time is not in the future; the current tick while the clock is advanced by
  /// `advance`.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulatesProcessingDelay && !isAdvancing ? 1 : 0) : time
  }

  /// Returns a sequence whose events happen at absolute times, whether or not there are subscribers.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(self, events)
  }

  /// Returns a sequence whose events happen at times relative to each subscription.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(self, events)
  }

  /// Returns an observer that records events with their times.
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

  /// Creates, subscribes and disposes at the given times, runs everything, and returns the recorded events.
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
