import Observables
import TestSupport
import VirtualTime

/// Where one side of a law is played: a clock, sources on it, and what happened in order.
///
/// Both sides get a world of their own with the same sources in it; what is compared is what the worlds have written
/// down.
final class World {
  let clock = VirtualClock()
  /// The events of the subscriber, with their times.
  private(set) var heard: [String] = []
  /// When each source was subscribed to and let go of.
  private(set) var lifecycle: [String] = []
  /// The number of subscriptions to sources.
  private(set) var openSubscriptions = 0

  /// Plays an observable to its end, or until it is disposed.
  /// - Parameter disposal: When the subscription is disposed, in milliseconds.
  func play(_ make: (World) -> Observable<Int>, disposedAt disposal: Int?) throws {
    try clock.whilePlaying {
      let subscription = make(self).subscribe { [self] event in heard.append("\(time) \(event)") }
      if let disposal { try clock.advance(by: .milliseconds(disposal)) }
      // What has not ended by itself ends here, so that every source has to be let go of.
      if disposal == nil { try clock.advance(by: .seconds(10)) }
      subscription.dispose()
      try clock.advance(by: .seconds(10))
    }
  }

  /// A source whose events are timed from its creation if it is hot, or else from each subscription.
  func source(_ name: String, _ marks: [Mark], isHot: Bool) -> Observable<Int> {
    let subject = PublishSubject<Int>()
    if isHot { schedule(marks, to: subject.asObserver()) }
    return .create { [self] observer in
      lifecycle.append("\(time) +\(name)")
      openSubscriptions += 1
      let work = isHot ? subject.subscribe(observer) : schedule(marks, to: observer)
      return Disposables.create { [self] in
        work.dispose()
        openSubscriptions -= 1
        lifecycle.append("\(time) -\(name)")
      }
    }
  }

  @discardableResult
  private func schedule(_ marks: [Mark], to observer: some ObserverType<Int>) -> any Disposable {
    let works = marks.map { mark in
      clock.scheduleRelative((), dueTime: .milliseconds(mark.time)) { _ in
        observer.on(mark.event)
        return Disposables.create()
      }
    }
    return Disposables.create(works)
  }

  private var time: Int { Int(clock.now / .milliseconds(1)) }
}

/// An event at a time.
struct Mark {
  /// In milliseconds.
  let time: Int
  let event: Event<Int>
}
