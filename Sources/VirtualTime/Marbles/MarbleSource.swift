import Observables

/// A source that plays a marble picture and remembers its subscriptions.
public final class MarbleSource<Element>: ObservableType {
  typealias Events = Result<[(time: Duration, event: Event<Element>)], MarbleMistake>

  /// When the subscriptions so far began and ended, in order, by the clock.
  private(set) var spans: [(began: Duration, ended: Duration?)] = []
  let step: Duration

  private let clock: VirtualClock
  private let events: Events
  /// Who listens to a hot source; apart from it, for what never happens shall not keep it alive.
  private let audience: Audience<Element>?

  init(_ clock: VirtualClock, _ events: Events, step: Duration, isHot: Bool) {
    self.clock = clock
    self.events = events
    self.step = step
    audience = isHot ? Audience() : nil
    if let audience { _ = schedule(audience.send) }
  }

  /// The subscriptions so far, in order; times in whole milliseconds of the clock.
  public var subscriptions: [Subscription] {
    spans.map { Subscription($0.began.wholeMilliseconds, $0.ended?.wholeMilliseconds ?? .max) }
  }

  /// How many observers there are now.
  public var observerCount: Int { spans.count { $0.ended == nil } }

  /// Subscribes an observer and notes the time; a source whose picture has a mistake fails with that at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = spans.count
    spans.append((clock.now, nil))
    if case .failure(let mistake) = events { observer.onError(mistake) }
    let delivery = audience?.add(AnyObserver(observer)) ?? schedule { observer.on($0) }
    return Disposables.create { [self] in
      delivery.dispose()
      spans[index].ended = clock.now
    }
  }

  /// Sends all events, from now on.
  private func schedule(_ send: @escaping (Event<Element>) -> Void) -> any Disposable {
    guard case .success(let events) = events else { return Disposables.create() }
    return Disposables.create(
      events.map { time, event in
        clock.scheduleRelative((), dueTime: time) {
          send(event)
          return Disposables.create()
        }
      })
  }
}

extension Duration {
  fileprivate var wholeMilliseconds: Int { Int(wholeNanoseconds / 1_000_000) }
}
