import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct ReactiveDeallocatedTests {
  private final class Owner: ReactiveCompatible, StorageOwner {
    let storage = ObjectStorage()
    var tells: (() -> Void)?
    deinit { tells?() }
  }

  private let history = History()

  @Test
  func `RX-17: deallocated sends an element and completes when the object has gone, and again for later subscribers`() {
    var owner: Owner? = Owner()
    let deallocated = owner!.rx.deallocated
    let subscription = deallocated.write(to: history)
    #expect(history.lines == [])
    owner = nil
    #expect(history.lines == ["()", "completed", "disposed"])
    #expect(deallocated.heard == ["()", "completed"])
    subscription.dispose()
  }

  @Test func `RX-17: a sequence is taken until the object has gone, at the very moment`() {
    var owner: Owner? = Owner()
    let (source, raw) = (PublishSubject<Int>(), PublishSubject<Int>())
    _ = source.take(until: owner!.rx.deallocated).write(to: history, "until")
    _ = raw.take(until: owner!.rx.deallocating).write(to: history, "raw")
    source.onNext(1)
    raw.onNext(1)
    owner = nil
    #expect(
      history.lines == [
        "until: 1", "raw: 1", "raw: completed", "raw: disposed", "until: completed", "until: disposed",
      ])
    source.onNext(2)
    raw.onNext(2)
    #expect(history.lines.count == 6)
    #expect(!source.hasObservers && !raw.hasObservers)
  }

  @Test func `RX-17: the object's own end comes first, then deallocating, what is attached, and deallocated`() {
    final class Attached {
      let history: History
      init(_ history: History) { self.history = history }
      deinit { history.note("attached") }
    }
    var owner: Owner? = Owner()
    owner?.tells = { [history] in history.note("deinit") }
    _ = owner?.storage.value(Attached.self) { [history] in Attached(history) }
    _ = owner?.rx.deallocated.write(to: history, "deallocated")
    _ = owner?.rx.deallocating.write(to: history, "deallocating")
    owner = nil
    #expect(
      history.lines == [
        "deinit", "deallocating: ()", "deallocating: completed", "deallocating: disposed", "attached",
        "deallocated: ()", "deallocated: completed", "deallocated: disposed",
      ])
  }

  @Test func `RX-17: to wait for the end of an object does not keep it alive`() {
    weak var object: Owner?
    var waits: [Observable<Void>] = []
    do {
      let owner = Owner()
      object = owner
      waits = [owner.rx.deallocated, owner.rx.deallocating]
      #expect(object != nil)
    }
    #expect(object == nil)
    #expect(waits.map(\.heard) == [["()", "completed"], ["()", "completed"]])
  }
}
