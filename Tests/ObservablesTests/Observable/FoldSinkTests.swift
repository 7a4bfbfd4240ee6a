import Observables
import TestSupport
import Testing

struct FoldSinkTests {
  @Test func `each subscription has a memory of its own`() {
    let out = Observable.of(1, 2, 3).scan(0, accumulator: +)
    #expect(out.heard == ["1", "3", "6", "completed"])
    #expect(out.heard == ["1", "3", "6", "completed"])
  }

  @Test func `the memory goes away with the subscription`() {
    final class Token {}
    weak var token: Token?
    let subject = PublishSubject<Int>()
    var subscription: (any Disposable)?
    do {
      let held = Token()
      token = held
      subscription = subject.scan(into: [held]) { tokens, _ in tokens.append(tokens[0]) }.map(\.count).subscribe()
    }
    // The operator itself holds the seed; once it has gone too, nobody does.
    subject.onNext(1)
    #expect(token != nil)
    subscription?.dispose()
    subscription = nil
    #expect(token == nil)
  }

  @Test func `a step that re-enters finds what the step before it left`() {
    let subject = PublishSubject<Int>()
    var sums: [Int] = []
    let subscription = subject.scan(0, accumulator: +).subscribe(onNext: { sum in
      sums.append(sum)
      if sum < 3 { subject.onNext(1) }
    })
    subject.onNext(1)
    #expect(sums == [1, 2, 3])
    subscription.dispose()
  }
}
