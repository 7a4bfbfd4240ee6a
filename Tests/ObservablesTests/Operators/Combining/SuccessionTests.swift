import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SuccessionTests {
  @Test func `OP-05: a lazy sequence is asked for a source when its turn has come`() {
    let play = MarblePlay()
    var asked: [Int] = []
    let sources = AnySequence(
      (1...3).lazy.map { number -> Observable<String> in
        asked.append(number)
        return number == 2 ? .error(MarbleError()) : play.cold("-a|").asObservable()
      })
    #expect(play.difference(of: Observable.concat(sources), from: "-a#") == nil)
    #expect(asked == [1, 2])
  }

  @Test(arguments: [true, false])
  func `SM-35, OP-05: a chain of thousands needs no stack`(nestsOnTheRight: Bool) {
    var chain = Observable.just(0)
    for number in 1...5_000 {
      chain = nestsOnTheRight ? Observable.just(number).concat(chain) : chain.concat(Observable.just(number))
    }
    var count = 0
    var isCompleted = false
    _ = chain.subscribe(onNext: { _ in count += 1 }, onCompleted: { isCompleted = true })
    #expect(count == 5_001)
    #expect(isCompleted)
  }

  @Test func `OP-05: synchronous sources one after another need no stack`() {
    var sum = 0
    let sources = AnySequence((1...20_000).lazy.map { Observable.just($0) })
    _ = Observable.concat(sources).subscribe(onNext: { sum += $0 })
    #expect(sum == 200_010_000)
  }

  @Test func `OP-03, OP-38: successions of attempts are unfolded: two times three is six`() {
    var attempts = 0
    let source = Observable<Int>.create { observer in
      attempts += 1
      observer.onError(MarbleError())
      return Disposables.create()
    }
    _ = source.retry(2).retry(3).subscribe()
    #expect(attempts == 6)
  }
}
