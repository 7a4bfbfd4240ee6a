import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeTransformingTests {
  private let play = MarblePlay()

  @Test("OP-28: map transforms the element")
  func map() {
    let maybe = play.hot("-[1|]") { Int($0)! }.asMaybe().map { $0 * 2 }
    #expect(play.difference(of: maybe, from: "-[2|]") == nil)
    #expect(Maybe<Int>.empty().map { $0 * 2 }.asObservable().heard == ["completed"])
    #expect(Maybe.just(1).map { _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }

  @Test("filter keeps what satisfies the predicate")
  func filter() {
    let maybe = play.hot("-[1|]") { Int($0)! }.asMaybe().filter { $0 > 1 }
    #expect(play.difference(of: maybe, from: "-|") == nil)
    #expect(Maybe.just(2).filter { $0 > 1 }.asObservable().heard == ["2", "completed"])
  }

  @Test("compactMap keeps what is not nil")
  func compactMap() {
    let maybe = play.hot("-[x|]").asMaybe().compactMap { Int($0) }
    #expect(play.difference(of: maybe, from: "-|") == nil)
    #expect(Maybe.just("2").compactMap { Int($0) }.asObservable().heard == ["2", "completed"])
  }

  @Test("OP-20: flatMap goes on with another maybe")
  func flatMap() {
    let maybe = play.hot("-[1|]").asMaybe().flatMap { _ in play.cold("--[a|]").asMaybe() }
    #expect(play.difference(of: maybe, from: "---[a|]") == nil)
    #expect(Maybe<Int>.empty().flatMap { .just($0) }.asObservable().heard == ["completed"])
    #expect(Maybe.just(1).flatMap { _ in Maybe<String>.empty() }.asObservable().heard == ["completed"])
  }
}
