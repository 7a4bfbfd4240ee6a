import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct StartWithTests {
  @Test func `OP-46: startWith sends elements first`() {
    expectPicture(is: "a--b-c-|") { $0.hot("---b-c-|").startWith("a") }
  }

  @Test func `OP-46: in a chain the last one speaks first`() {
    var elements: [Int] = []
    _ = Observable.just(3).startWith(2).startWith(0, 1).subscribe(onNext: { elements.append($0) })
    #expect(elements == [0, 1, 2, 3])
  }

  @Test func `SM-35, OP-46: a chain of thousands needs no stack`() {
    var chain = Observable.just(0)
    for number in 1...5_000 { chain = chain.startWith(number) }
    var elements: [Int] = []
    _ = chain.subscribe(onNext: { elements.append($0) })
    #expect(elements == Array((0...5_000).reversed()))
  }

  @Test func `OP-46: the elements come before the source is subscribed`() {
    var log: [String] = []
    let source = Observable<Int>.create { observer in
      log.append("subscribed")
      observer.onCompleted()
      return Disposables.create()
    }
    _ = source.startWith(1).subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    #expect(log == ["1", "subscribed", "completed"])
  }
}
