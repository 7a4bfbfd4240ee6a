import DispatchSchedulers
import Observables
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

  @Test func `SM-21: on the main queue the first action runs at once, nested ones behind it in order`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let scheduler = MainScheduler()
      _ = MainScheduler.asyncInstance.schedule(()) {
        schedule("1", on: scheduler) {
          schedule("4", on: scheduler)
          schedule("5", on: scheduler)
          history.note("2")
        }
        history.note("3")
        schedule("6", on: scheduler) { continuation.resume(returning: history.lines) }
        return Disposables.create()
      }
    }
    #expect(lines == ["1", "2", "3", "4", "5", "6"])
  }

  @Test func `SM-21: an action that was disposed while it waited makes room for the next one`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let scheduler = MainScheduler()
      _ = MainScheduler.asyncInstance.schedule(()) {
        schedule("1", on: scheduler) {
          scheduler.schedule(()) { [history] in
            history.note("disposed")
            return Disposables.create()
          }.dispose()
        }
        return MainScheduler.asyncInstance.schedule(()) {
          schedule("2", on: scheduler)
          history.note("3")
          continuation.resume(returning: history.lines)
          return Disposables.create()
        }
      }
    }
    #expect(lines == ["1", "2", "3"])
  }

  @Test func `SM-21: off the main queue actions are dispatched there, in order`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let scheduler = MainScheduler()
      for index in 0..<100 {
        schedule("\(index)", on: scheduler) { MainScheduler.ensureExecutingOnScheduler() }
      }
      schedule("last", on: scheduler) { continuation.resume(returning: history.lines) }
    }
    #expect(lines == (0..<100).map { "\($0)" } + ["last"])
  }

  @Test func `SM-21: on the main queue asyncInstance dispatches all the same`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      schedule("1", on: MainScheduler.asyncInstance) {
        schedule("3", on: MainScheduler.asyncInstance) { continuation.resume(returning: history.lines) }
        history.note("2")
      }
    }
    #expect(lines == ["1", "2", "3"])
  }

  @Test func `SM-21: a queue that works for the main queue counts as it, whatever its thread`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      schedule("1", on: SerialDispatchQueueScheduler(queue: .main)) {
        MainScheduler.ensureRunningOnMainThread()
        schedule("2", on: MainScheduler())
        history.note("3")
        continuation.resume(returning: history.lines)
      }
    }
    #expect(lines == ["1", "2", "3"])
  }

  #if os(Linux) || os(macOS)
    @Test func `SM-21: what has to be on the main queue traps elsewhere`() async throws {
      let first = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MainScheduler.ensureExecutingOnScheduler()
      }
      let second = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MainScheduler.ensureRunningOnMainThread()
      }
      let third = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        MainScheduler.ensureRunningOnMainThread(errorMessage: "not here")
      }
      let messages = try [first, second, third].map { try #require($0).standardErrorContent }
        .map { String(decoding: $0, as: UTF8.self) }
      #expect(messages[0].contains("not on the main queue; use `MainScheduler.instance.schedule`"))
      #expect(messages[1].contains("off the main thread"))
      #expect(messages[2].contains("not here"))
    }
  #endif

  @Test func `SM-21: while a script plays, the first action runs at once, nested ones behind it in order`() throws {
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

  @Test func `SM-21: asyncInstance always dispatches`() throws {
    try clock.whilePlaying {
      schedule("1", on: MainScheduler.asyncInstance)
      #expect(history.lines == [])
      try clock.runDueWork()
    }
    #expect(history.lines == ["1"])
  }

  @Test func `RX-18: under a virtual clock every scheduler uses it`() throws {
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
