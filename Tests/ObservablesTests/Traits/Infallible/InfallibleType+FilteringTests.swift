import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeFilteringTests {
  private let play = MarblePlay()

  private func numbers(_ marbles: String) -> Infallible<Int> { play.hot(marbles) { Int($0)! }.infallible }

  @Test("SM-58: filter sends what satisfies the predicate")
  func filter() {
    #expect(play.difference(of: numbers("-1-2-3-4-|").filter { $0 % 2 == 0 }, from: "---2---4-|") == nil)
  }

  @Test("SM-58: distinctUntilChanged drops what equals the one before")
  func distinct() {
    #expect(play.difference(of: numbers("-1-1-2-1-|").distinctUntilChanged(), from: "-1---2-1-|") == nil)
  }

  @Test("SM-58: distinctUntilChanged by a key, a comparer, both, or a key path")
  func distinctBy() {
    let words = Infallible.of("ab", "cd", "e", "fg")
    let expected = ["ab", "e", "fg", "completed"]
    #expect(words.distinctUntilChanged { $0.count }.heard == expected)
    #expect(words.distinctUntilChanged { $0.count == $1.count }.heard == expected)
    #expect(words.distinctUntilChanged({ $0.count }, comparer: { $0 == $1 }).heard == expected)
    #expect(words.distinctUntilChanged(at: \.count).heard == expected)
  }

  @Test("SM-58: take completes together with the last element")
  func take() {
    #expect(play.difference(of: play.hot("-a-b-c-|").infallible.take(2), from: "-a-[b|]") == nil)
    #expect(Infallible.of(1, 2).take(0).heard == ["completed"])
  }

  @Test("SM-58: take(until:) ends at the other's element, of an infallible or an observable")
  func takeUntil() {
    let infallible = play.hot("-a-b-c-|").infallible.take(until: play.hot("----x---").infallible)
    #expect(play.difference(of: infallible, from: "-a-b|") == nil)
    let other = MarblePlay()
    let observable = other.hot("-a-b-c-|").infallible.take(until: other.hot("----x---"))
    #expect(other.difference(of: observable, from: "-a-b|") == nil)
    #expect(Infallible.of(1, 2).take(until: Infallible<Int>.empty()).heard == ["1", "2", "completed"])
  }

  @Test("SM-58: take(until:) and take(while:) of a predicate, with and without the element that decides")
  func takeByPredicate() {
    #expect(play.difference(of: numbers("-1-2-3-4-|").take(until: { $0 == 3 }), from: "-1-2-|") == nil)
    let source = Infallible.of(1, 2, 3, 1)
    #expect(source.take(while: { $0 < 3 }).heard == ["1", "2", "completed"])
    #expect(source.take(while: { $0 < 3 }, behavior: .inclusive).heard == ["1", "2", "3", "completed"])
    #expect(source.take(until: { $0 == 2 }, behavior: .inclusive).heard == ["1", "2", "completed"])
  }

  @Test("SM-58: take(while:) ends at the first element that does not satisfy the predicate")
  func takeWhile() {
    #expect(play.difference(of: numbers("-1-2-3-1-|").take(while: { $0 < 3 }), from: "-1-2-|") == nil)
  }

  @Test("SM-58: skip drops the first elements")
  func skip() {
    #expect(play.difference(of: play.hot("-a-b-c-|").infallible.skip(2), from: "-----c-|") == nil)
  }

  @Test("SM-58: skip(while:) opens at the first element that does not satisfy the predicate")
  func skipWhile() {
    #expect(play.difference(of: numbers("-1-2-3-1-|").skip(while: { $0 < 3 }), from: "-----3-1-|") == nil)
  }

  @Test("SM-58: skip(until:) opens at the other's element, of an infallible or an observable")
  func skipUntil() {
    let infallible = play.hot("-a-b-c-|").infallible.skip(until: play.hot("----x---").infallible)
    #expect(play.difference(of: infallible, from: "-----c-|") == nil)
    let other = MarblePlay()
    let observable = other.hot("-a-b-c-|").infallible.skip(until: other.hot("----x---"))
    #expect(other.difference(of: observable, from: "-----c-|") == nil)
  }
}
