import Observables

/// A source that plays a marble picture and remembers its subscriptions.
public final class MarbleSource<Element>: ObservableType {
  /// The subscriptions so far, in order; times in milliseconds of the clock.
  public private(set) var subscriptions: [Subscription] = []

  private let clock: VirtualClock
  private let events: [(time: Duration, event: Event<Element>)]
  private let isHot: Bool
  private var observers = Bag<AnyObserver<Element>>()

  init(_ play: MarblePlay, _ marbles: String, _ value: (String) -> Element, isHot: Bool) {
    clock = play.clock
    self.isHot = isHot
    var events: [(time: Duration, event: Event<Element>)] = []
    for (index, step) in MarbleDiagram(marbles).steps.enumerated() {
      for text in step {
        let event: Event<Element> =
          switch text {
          case MarbleDiagram.completed: .completed
          case MarbleDiagram.failed: .error(MarbleError())
          default: .next(value(text))
          }
        events.append((play.step * index, event))
      }
    }
    self.events = events
  }

  /// How many observers there are now.
  public var observerCount: Int { subscriptions.filter { $0.unsubscribe == .max }.count }

  /// Subscribes an observer and notes the time.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = subscriptions.count
    subscriptions.append(Subscription(milliseconds))
    let end = { [self] in subscriptions[index] = Subscription(subscriptions[index].subscribe, milliseconds) }
    if isHot {
      let key = observers.insert(AnyObserver(observer))
      return Disposables.create { [self] in
        observers.remove(key)
        end()
      }
    }
    let timers = events.map { time, event in
      schedule(after: time) { observer.on(event) }
    }
    return Disposables.create {
      for timer in timers { timer.dispose() }
      end()
    }
  }

  func scheduleHot() {
    for (time, event) in events {
      _ = schedule(after: time) { [self] in
        for observer in observers.elements { observer.on(event) }
      }
    }
  }

  private var milliseconds: Int { Int(clock.now / .milliseconds(1)) }

  private func schedule(after time: Duration, _ action: @escaping () -> Void) -> any Disposable {
    clock.scheduleRelative((), dueTime: time) {
      action()
      return Disposables.create()
    }
  }
}
