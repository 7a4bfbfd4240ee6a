import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct WithUnretainedTests {
  private final class Object {
    let name = "o"
  }

  @Test func `SM-08: withUnretained completes at the first element after the object has gone`() {
    let play = MarblePlay()
    let source = play.hot("-a-b---c-|")
    var object: Object? = Object()
    let out = source.withUnretained(object!) { _, element in element }
    _ = play.clock.scheduleRelative((), dueTime: .milliseconds(50)) {
      object = nil
      return Disposables.create()
    }
    #expect(play.difference(of: out, from: "-a-b---|") == nil)
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test func `withUnretained without a selector sends pairs`() {
    let object = Object()
    var names: [String] = []
    _ = Observable.of(1, 2).withUnretained(object).subscribe(onNext: { names.append("\($0.name)\($1)") })
    #expect(names == ["o1", "o2"])
  }
}
