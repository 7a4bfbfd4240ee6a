import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeCombineLatestAritiesTests {
  private func source(_ number: Int) -> Infallible<Int> { .just(number) }

  @Test("SM-58: combineLatest of two combines the latest elements")
  func picture() {
    let play = MarblePlay()
    let out = Infallible.combineLatest(play.hot("-1---2----|").infallible, play.hot("---x---y-|").infallible) {
      $0 + $1
    }
    #expect(play.difference(of: out, from: "---p-q-r--|", where: ["p": "1x", "q": "2x", "r": "2y"]) == nil)
  }

  @Test("SM-58: combineLatest of two to eight sources with a selector")
  func selectors() {
    var results: [[Int]] = []
    let note: ([Int]) -> Void = { results.append($0) }
    _ = Infallible.combineLatest(source(1), source(2)) { [$0, $1] }.subscribe(onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3)) { [$0, $1, $2] }.subscribe(onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3), source(4)) { [$0, $1, $2, $3] }.subscribe(
      onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5)) { [$0, $1, $2, $3, $4] }
      .subscribe(onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6)) {
      [$0, $1, $2, $3, $4, $5]
    }.subscribe(onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6), source(7)) {
      [$0, $1, $2, $3, $4, $5, $6]
    }.subscribe(onNext: note)
    _ = Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6), source(7), source(8))
    { [$0, $1, $2, $3, $4, $5, $6, $7] }.subscribe(onNext: note)
    #expect(results == (2...8).map { Array(1...$0) })
  }

  @Test("SM-58: combineLatest of two to eight sources as tuples")
  func tuples() {
    #expect(Infallible.combineLatest(source(1), source(2)).heard == ["(1, 2)", "completed"])
    #expect(Infallible.combineLatest(source(1), source(2), source(3)).heard == ["(1, 2, 3)", "completed"])
    #expect(
      Infallible.combineLatest(source(1), source(2), source(3), source(4)).heard == ["(1, 2, 3, 4)", "completed"])
    #expect(
      Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5)).heard == [
        "(1, 2, 3, 4, 5)", "completed",
      ])
    #expect(
      Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6)).heard == [
        "(1, 2, 3, 4, 5, 6)", "completed",
      ])
    #expect(
      Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6), source(7)).heard == [
        "(1, 2, 3, 4, 5, 6, 7)", "completed",
      ])
    #expect(
      Infallible.combineLatest(source(1), source(2), source(3), source(4), source(5), source(6), source(7), source(8))
        .heard == ["(1, 2, 3, 4, 5, 6, 7, 8)", "completed"])
  }

  @Test("SM-58: sources may be of different types")
  func types() {
    let relay = BehaviorRelay(value: true)
    let out = Infallible.combineLatest(Infallible.just(1), Infallible.just("x"), relay.asInfallible())
      .map { number, text, flag in "\(number)\(text)\(flag)" }
    #expect(out.take(1).heard == ["1xtrue", "completed"])
  }
}
