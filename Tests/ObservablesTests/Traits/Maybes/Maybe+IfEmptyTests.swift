import Observables
import TestSupport
import Testing
import VirtualTime

struct MaybeIfEmptyTests {
  private let play = MarblePlay()

  @Test("ifEmpty(default:) makes a single")
  func standard() {
    let single: Single<String> = play.hot("---|").asMaybe().ifEmpty(default: "a")
    #expect(play.difference(of: single, from: "---[a|]") == nil)
    #expect(Maybe.just(1).ifEmpty(default: 2).asObservable().heard == ["1", "completed"])
  }

  @Test("ifEmpty(switchTo:) goes on with a maybe")
  func maybe() {
    let maybe: Maybe<String> = play.hot("-|").asMaybe().ifEmpty(switchTo: play.cold("--|").asMaybe())
    #expect(play.difference(of: maybe, from: "---|") == nil)
  }

  @Test("ifEmpty(switchTo:) goes on with a single")
  func single() {
    let single: Single<String> = play.hot("-|").asMaybe().ifEmpty(switchTo: play.cold("--[a|]").asSingle())
    #expect(play.difference(of: single, from: "---[a|]") == nil)
  }
}
