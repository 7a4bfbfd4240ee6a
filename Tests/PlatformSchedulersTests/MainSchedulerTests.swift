import Observables
import PlatformSchedulers
import TestSupport
import Testing
import VirtualTime

struct MainSchedulerTests {
  private let clock = VirtualClock()
  private let history = History()

  private func schedule(
    _ line: String, on scheduler: some ImmediateSchedulerType, _ body: @escaping () -> Void = {}
  ) {
    _ = scheduler.schedule(()) { [history] in
      history.note(line)
      body()
      return Disposables.create()
    }
  }

  @Test("21 while a script plays, the first action runs at once, nested ones behind it in order")
  func main() throws {
    try clock.whilePlaying {
      schedule("1", on: MainScheduler.instance) {
        schedule("3", on: MainScheduler.instance)
        schedule("4", on: MainScheduler.instance)
        history.note("2")
      }
      #expect(history.lines == ["1", "2"])
      try clock.runDueWork()
      schedule("5", on: MainScheduler.instance)
    }
    #expect(history.lines == ["1", "2", "3", "4", "5"])
  }

  @Test("21 asyncInstance always dispatches")
  func async() throws {
    try clock.whilePlaying {
      schedule("1", on: MainScheduler.asyncInstance)
      #expect(history.lines == [])
      try clock.runDueWork()
    }
    #expect(history.lines == ["1"])
  }

  @Test("RX-18 under a virtual clock every scheduler uses it")
  func ambient() throws {
    try clock.whilePlaying {
      _ = Observable.just(1).delay(.seconds(1), scheduler: MainScheduler.instance).write(to: history, "main")
      _ = Observable<Int>.timer(.seconds(2), scheduler: SerialDispatchQueueScheduler(qos: .default))
        .write(to: history, "serial")
      _ = Observable<Int>.interval(.seconds(2), scheduler: ConcurrentDispatchQueueScheduler(qos: .utility)).take(1)
        .write(to: history, "concurrent")
      schedule("main at once", on: ConcurrentMainScheduler.instance)
      #expect(MainScheduler.instance.now == .zero)
      try clock.runUntilIdle(within: .seconds(5))
      try clock.advance(to: .seconds(2))
    }
    #expect(
      history.lines == [
        "main at once", "main: 1", "main: completed", "main: disposed", "serial: 0", "serial: completed",
        "serial: disposed", "concurrent: 0", "concurrent: completed", "concurrent: disposed",
      ])
  }
}
