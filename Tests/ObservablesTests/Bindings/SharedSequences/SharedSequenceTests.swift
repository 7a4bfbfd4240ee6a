import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceTests {
  /// Shares everything that was ever sent.
  private struct Archive: SharingStrategyProtocol {
    static var scheduler: any SchedulerType { SharingScheduler.make() }

    static func share<Element>(_ source: Observable<Element>) -> Observable<Element> {
      source.share(replay: 10, scope: .forever)
    }
  }

  @Test func `SM-58: drivers and signals are infallible as they are`() {
    VirtualClock().whilePlaying {
      let driver: Driver<Int> = .just(1)
      let signal: Signal<Int> = .just(2)
      #expect(driver.asInfallible().heard == ["1", "completed"])
      #expect(signal.asInfallible().heard == ["2", "completed"])
    }
  }

  @Test func `RX-05: a strategy of the program's own shares in its own way`() {
    VirtualClock().whilePlaying {
      let subject = PublishSubject<Int>()
      let archive: SharedSequence<Archive, Int> = subject.asSharedSequence(onErrorJustReturn: 0)
      let first = archive.asObservable().subscribe()
      subject.onNext(1)
      subject.onNext(2)
      first.dispose()
      #expect(archive.map { $0 * 10 }.asObservable().heard == ["10", "20"])
      #expect(archive.asSharedSequence().asObservable().heard == ["1", "2"])
    }
  }

  @Test func `RX-05: what operators do is done once for all observers`() {
    VirtualClock().whilePlaying {
      let relay = BehaviorRelay(value: 1)
      let history = History()
      let driver = relay.asDriver().map { element in
        history.note("map \(element)")
        return element
      }
      _ = driver.drive(onNext: { history.note("first \($0)") })
      _ = driver.drive(onNext: { history.note("second \($0)") })
      relay.accept(2)
      #expect(history.lines == ["map 1", "first 1", "second 1", "map 2", "first 2", "second 2"])
    }
  }

  @Test func `RX-05: an observable may be flattened into drivers, and a sequence of any type holds one`() {
    func heard<Source: SharedSequenceConvertibleType>(_ source: Source) -> [String]
    where Source.SharingStrategy == SignalSharingStrategy {
      source.asObservable().heard
    }
    VirtualClock().whilePlaying {
      #expect(Observable.of(1, 2).flatMap { Driver.just($0) }.heard == ["1", "2", "completed"])
      #expect(heard(Signal.just(1)) == ["1", "completed"])
    }
  }
}
