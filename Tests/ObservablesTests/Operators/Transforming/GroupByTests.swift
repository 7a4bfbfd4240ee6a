import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct GroupByTests {
  @Test func `OP-24: groupBy sends one group per key, in first-seen order`() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-4-|") { Int($0)! }
    let out = source.groupBy { $0 % 2 }.flatMap { group in group.map { "\(group.key):\($0)" } }
    #expect(
      play.difference(of: out, from: "-a-b-c-d-|", where: ["a": "1:1", "b": "0:2", "c": "1:3", "d": "0:4"]) == nil)
    #expect(source.subscriptions == [Subscription(0, 90)])
  }

  @Test func `SM-53: groups end in the order of their keys; a late subscriber gets only the end`() {
    let source = PublishSubject<Int>()
    let history = History()
    var groups: [GroupedObservable<Int, Int>] = []
    _ = source.groupBy { $0 }.subscribe(onNext: { groups.append($0) }, onCompleted: { history.note("all") })
    for value in [3, 1, 2] { source.onNext(value) }
    for group in groups { _ = group.subscribe(onCompleted: { history.note("\(group.key)") }) }
    source.onCompleted()
    #expect(history.lines == ["3", "1", "2", "all"])
    #expect(groups[0].asObservable().heard == ["completed"])
  }

  @Test func `SM-53: the source stays subscribed while a group has an observer`() {
    let source = PublishSubject<Int>()
    let history = History()
    var inner: (any Disposable)?
    let outer = source.groupBy { $0 % 2 }.subscribe(onNext: { group in
      if group.key == 1 { inner = group.asObservable().write(to: history) }
    })
    source.onNext(1)
    outer.dispose()
    source.onNext(2)
    source.onNext(3)
    #expect(source.hasObservers)
    inner?.dispose()
    #expect(!source.hasObservers)
    #expect(history.lines == ["1", "3", "disposed"])
  }

  @Test func `SM-45: a throwing selector ends groups and whole`() {
    let out = Observable.of(1, 2).groupBy { if $0 == 2 { throw TestError() } else { $0 } }
    #expect(out.flatMap { $0.materialize().map { "\($0)" } }.heard == ["next(1)", "error(broken)", "error broken"])
  }

  @Test func `SM-53: a group is made before it is sent and fed after: who subscribes at once misses nothing`() {
    let history = History()
    _ = Observable.of(1, 2, 3).groupBy { $0 % 2 }.subscribe(onNext: { group in
      history.note("group \(group.key)")
      _ = group.write(to: history, "\(group.key)")
    })
    #expect(
      history.lines == [
        "group 1", "1: 1", "group 0", "0: 2", "1: 3", "1: completed", "1: disposed", "0: completed", "0: disposed",
      ])
  }

  @Test func `a group can be made of a key and a sequence, and observers subscribe it`() {
    let group = GroupedObservable(key: "even", source: Observable.of(2, 4))
    let subject = ReplaySubject<Int>.createUnbounded()
    _ = group.subscribe(subject)
    #expect(group.key == "even")
    #expect(subject.heard == ["2", "4", "completed"])
  }
}
