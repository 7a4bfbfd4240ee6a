import Observables
import Testing
import VirtualTime

struct VirtualTimeItemTests {
  private let scheduler = HistoricalScheduler()

  @Test("disposing an item that waits frees what it holds")
  func waiting() {
    weak var held: BooleanDisposable?
    let item: any Disposable
    do {
      let object = BooleanDisposable()
      held = object
      item = scheduler.schedule(()) { object }
    }
    #expect(held != nil)
    item.dispose()
    #expect(held == nil)
  }

  @Test("disposing an item that ran disposes what its action returned")
  func ran() {
    let result = BooleanDisposable()
    let item = scheduler.schedule(()) { result }
    scheduler.start()
    #expect(!result.isDisposed)
    item.dispose()
    #expect(result.isDisposed)
  }

  @Test("an item that disposes itself while it runs disposes what its action returns")
  func running() {
    let result = BooleanDisposable()
    let item = SingleAssignmentDisposable()
    item.setDisposable(
      scheduler.schedule(()) {
        item.dispose()
        return result
      })
    scheduler.start()
    #expect(result.isDisposed)
  }

  @Test("an item outlives its scheduler")
  func alone() {
    var scheduler: HistoricalScheduler? = HistoricalScheduler()
    let item = scheduler?.schedule(()) { Disposables.create() }
    weak let gone = scheduler
    scheduler = nil
    #expect(gone == nil)
    item?.dispose()
  }
}
