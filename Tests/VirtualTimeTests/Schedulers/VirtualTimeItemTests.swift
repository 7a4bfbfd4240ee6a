import Observables
import Testing
import VirtualTime

struct VirtualTimeItemTests {
  private let scheduler = HistoricalScheduler()

  @Test func `disposing an item that waits frees what it holds`() {
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

  @Test func `disposing an item that ran disposes what its action returned`() {
    let result = BooleanDisposable()
    let item = scheduler.schedule(()) { result }
    scheduler.start()
    #expect(!result.isDisposed)
    item.dispose()
    #expect(result.isDisposed)
  }

  @Test func `an item that disposes itself while it runs disposes what its action returns`() {
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

  @Test func `an item outlives its scheduler`() {
    var scheduler: HistoricalScheduler? = HistoricalScheduler()
    let item = scheduler?.schedule(()) { Disposables.create() }
    weak let gone = scheduler
    scheduler = nil
    #expect(gone == nil)
    item?.dispose()
  }
}
