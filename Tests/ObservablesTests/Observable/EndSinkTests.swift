import Observables
import Synchronization
import TestSupport
import Testing

@Suite(.leakFree) struct EndSinkTests {
  // Safe to share: each side touches the subject and the subscription only when the other one waits for it or, as is
  // tested, ends the one while the other lets go of its own reference.
  private final class Table: @unchecked Sendable {
    let round = Atomic<Int>(0)
    var subject = PublishSubject<Int>()
    var subscription: (any Disposable)?
    var ends = 0

    func wait(for number: Int) {
      var tries = 0
      while round.load(ordering: .acquiring) != number {
        pauseWhileContended(round: min(tries, 100))
        tries += 1
      }
    }
  }

  @Test(arguments: [false, true])
  func `a sequence may end while another thread lets go of its subscription or disposes it`(disposes: Bool) {
    let rounds = 2_000
    let table = Table()
    Crew.run(2) { side in
      for number in 1...rounds {
        if side == 0 {
          table.subject = PublishSubject()
          table.subscription = table.subject.subscribe(onDisposed: { table.ends += 1 })
          table.round.store(number, ordering: .releasing)
          table.subject.onCompleted()
          table.wait(for: -number)
        } else {
          table.wait(for: number)
          if disposes { table.subscription?.dispose() }
          table.subscription = nil
          table.round.store(-number, ordering: .releasing)
        }
      }
    }
    #expect(table.ends == rounds)
  }

  @Test(arguments: [false, true])
  func `a subscription that is disposed from inside of its own end hears of it once`(isInOnDisposed: Bool) {
    let subject = PublishSubject<Int>()
    var lines: [String] = []
    var subscription: (any Disposable)?
    subscription = subject.subscribe(
      onCompleted: {
        lines.append("completed")
        if !isInOnDisposed { subscription?.dispose() }
      },
      onDisposed: {
        lines.append("disposed")
        if isInOnDisposed { subscription?.dispose() }
        subscription = nil
      })
    subject.onCompleted()
    #expect(lines == ["completed", "disposed"])
    #expect(subscription == nil)
  }
}
