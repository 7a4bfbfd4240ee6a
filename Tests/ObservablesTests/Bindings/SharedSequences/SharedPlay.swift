import Observables
import TestSupport
import VirtualTime

/// Plays marble pictures of drivers and signals: while a script plays, the playing thread is the main one.
struct SharedPlay {
  let play = MarblePlay()

  /// A driver of a hot source.
  func driver(_ marbles: String) -> Driver<String> { driver(marbles) { $0 } }

  /// A driver of a hot source.
  func driver<Element>(_ marbles: String, _ value: @escaping (String) -> Element) -> Driver<Element> {
    play.hot(marbles, value).asDriver(onErrorDriveWith: .empty())
  }

  /// A signal of a hot source.
  func signal(_ marbles: String) -> Signal<String> {
    play.hot(marbles).asSignal(onErrorSignalWith: .empty())
  }

  /// A driver that plays the picture anew for each first observer.
  func cold(_ marbles: String) -> Driver<String> {
    play.cold(marbles).asDriver(onErrorDriveWith: .empty())
  }

  /// Plays what a closure builds. See `MarblePlay`.
  func difference<Source: ObservableConvertibleType>(
    from expected: String, where names: [String: String] = [:], of make: () -> Source
  ) -> String? {
    play.clock.whilePlaying { play.difference(of: make(), from: expected, where: names) }
  }

  /// Builds and subscribes while the clock plays up to `steps` steps, and runs closures on the way.
  func run(steps: Int, at moments: [Int: () -> Void] = [:], _ begin: () -> Void) throws {
    try play.clock.whilePlaying {
      begin()
      for step in 0...steps {
        try play.clock.advance(to: play.step * step)
        moments[step]?()
      }
    }
  }
}
