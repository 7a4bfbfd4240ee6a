import Observables

/// A source that plays a marble picture and records its subscriptions.
public final class MarbleSource<Element>: ObservableType {
  typealias Events = Result<[(time: Duration, event: Event<Element>)], MarbleMistake>

  /// The beginnings and ends of the subscriptions so far, in order, in the clock's time.
  private(set) var spans: [(began: Duration, ended: Duration?)] = []
  let step: Duration

  private let clock: VirtualClock
  private let events: Events
  /// The observers of a hot source; a separate object, so that scheduled events do not retain the source.
  private let observers: HotObservers<Element>?

  init(_ clock: VirtualClock, _ events: Events, step: Duration, isHot: Bool) {
    self.clock = clock
    self.events = events
    self.step = step
    observers = isHot ? HotObservers() : nil
    if let observers { _ = schedule(observers.send) }
  }

  /// The subscriptions so far, in order, in whole milliseconds of the clock.
  public var subscriptions: [Subscription] {
    spans.map { Subscription($0.began.wholeMilliseconds, $0.ended?.wholeMilliseconds ?? .max) }
  }

  /// The number of current observers.
  public var observerCount: Int { spans.count { $0.ended == nil } }

  /// Subscribes an observer and records the time; if the picture has a mistake, the source fails with it at once.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = spans.count
    spans.append((clock.now, nil))
    if case .failure(let mistake) = events { observer.onError(mistake) }
    let delivery = observers?.add(AnyObserver(observer)) ?? schedule { observer.on($0) }
    return Disposables.create { [self] in
      delivery.dispose()
      spans[index].ended = clock.now
    }
  }

  /// Schedules all events, relative to now.
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
