import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeZipAritiesTests {
  private func just(_ number: Int) -> Maybe<Int> { .just(number) }

  @Test("zip sends the combination of two maybes when both have an element")
  func picture() {
    let play = MarblePlay()
    let out = Maybe.zip(play.hot("-[a|]").asMaybe(), play.hot("---[b|]").asMaybe()) { $0 + $1 }
    #expect(play.difference(of: out, from: "---[x|]", where: ["x": "ab"]) == nil)
  }

  @Test("SM-29: a maybe without an element: completed when all have")
  func empty() {
    let play = MarblePlay()
    let out = Maybe.zip(play.hot("-|").asMaybe(), play.hot("---[b|]").asMaybe()) { $0 + $1 }
    #expect(play.difference(of: out, from: "---|") == nil)
  }

  @Test("zip of two to eight maybes with a selector")
  func selectors() {
    var results: [[Int]] = []
    let note: ([Int]) -> Void = { results.append($0) }
    _ = Maybe.zip(just(1), just(2)) { [$0, $1] }.subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3)) { [$0, $1, $2] }.subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3), just(4)) { [$0, $1, $2, $3] }.subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5)) { [$0, $1, $2, $3, $4] }.subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6)) { [$0, $1, $2, $3, $4, $5] }
      .subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7)) { [$0, $1, $2, $3, $4, $5, $6] }
      .subscribe(onSuccess: note)
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7), just(8)) {
      [$0, $1, $2, $3, $4, $5, $6, $7]
    }.subscribe(onSuccess: note)
    #expect(results == (2...8).map { Array(1...$0) })
  }

  @Test("zip of two to eight maybes as tuples")
  func tuples() {
    var results: [String] = []
    _ = Maybe.zip(just(1), just(2)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3), just(4)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5)).subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6))
      .subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7))
      .subscribe(onSuccess: { results.append("\($0)") })
    _ = Maybe.zip(just(1), just(2), just(3), just(4), just(5), just(6), just(7), just(8))
      .subscribe(onSuccess: { results.append("\($0)") })
    let expected = (2...8).map { count in "(" + (1...count).map(String.init).joined(separator: ", ") + ")" }
    #expect(results == expected)
  }

  @Test("the first error ends zip, a thrown one too")
  func errors() {
    #expect(Maybe.zip(just(1), Maybe<Int>.error(TestError())).asObservable().heard == ["error broken"])
    #expect(Maybe.zip(just(1), just(2)) { _, _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }
}
