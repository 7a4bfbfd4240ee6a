import Observables
import TestSupport
import Testing

struct SingleConcurrencyTests {
  @Test func `SM-57: create runs asynchronous work, in a task of either kind`() async throws {
    let single = Single.create { () async throws -> Int in
      await Task.yield()
      return 1
    }
    #expect(try await single.value == 1)
    #expect(try await Single.create(detached: true, priority: .high) { 2 }.value == 2)
    let failing = Single<Int>.create(work: { throw TestError() })
    await #expect(throws: TestError.self) { try await failing.value }
  }

  @Test func `SM-57: work starts anew for each subscription`() async throws {
    let counter = Counter()
    let single = Single.create { await counter.next() }
    #expect(try await single.value == 1)
    #expect(try await single.value == 2)
  }

  @Test func `SM-57: disposing cancels the task of the work`() async {
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let (cancelled, cancel) = AsyncStream.makeStream(of: Void.self)
    let single = Single<Int>.create(work: {
      start.yield()
      await withTaskCancellationHandler {
        for await _ in cancelled {}
      } onCancel: {
        cancel.finish()
      }
      return 1
    })
    let history = History()
    let subscription = single.subscribe(onSuccess: { history.note("\($0)") }, onDisposed: { history.note("disposed") })
    for await _ in started { break }
    subscription.dispose()
    for await _ in cancelled {}
    #expect(history.lines == ["disposed"])
  }
}

private actor Counter {
  private var count = 0

  func next() -> Int {
    count += 1
    return count
  }
}
