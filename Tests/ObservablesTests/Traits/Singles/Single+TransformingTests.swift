import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleTransformingTests {
  private let play = MarblePlay()

  @Test("OP-28: map transforms the element")
  func map() {
    let single = play.hot("-[1|]") { Int($0)! }.asSingle().map { $0 * 2 }
    #expect(play.difference(of: single, from: "-[2|]") == nil)
    #expect(Single.just([1, 2]).map(\.count).asObservable().heard == ["2", "completed"])
    #expect(Single.just(1).map { _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }

  @Test("filter makes a maybe")
  func filter() {
    let maybe: Maybe<Int> = play.hot("-[1|]") { Int($0)! }.asSingle().filter { $0 > 1 }
    #expect(play.difference(of: maybe, from: "-|") == nil)
    #expect(Single.just(2).filter { $0 > 1 }.asObservable().heard == ["2", "completed"])
    #expect(Single.just(2).filter { _ in throw TestError() }.asObservable().heard == ["error broken"])
  }

  @Test("compactMap makes a maybe")
  func compactMap() {
    let maybe: Maybe<Int> = play.hot("-[x|]").asSingle().compactMap { Int($0) }
    #expect(play.difference(of: maybe, from: "-|") == nil)
    #expect(Single.just("2").compactMap { Int($0) }.asObservable().heard == ["2", "completed"])
  }

  @Test("OP-20: flatMap goes on with another single")
  func flatMap() {
    let single = play.hot("-[1|]").asSingle().flatMap { _ in play.cold("--[a|]").asSingle() }
    #expect(play.difference(of: single, from: "---[a|]") == nil)
    #expect(Single.just(1).flatMap { _ -> Single<Int> in throw TestError() }.asObservable().heard == ["error broken"])
  }

  @Test("flatMapMaybe goes on with a maybe")
  func flatMapMaybe() {
    let maybe = play.hot("-[1|]").asSingle().flatMapMaybe { _ in play.cold("--|").asMaybe() }
    #expect(play.difference(of: maybe, from: "---|") == nil)
    #expect(Single.just(1).flatMapMaybe { .just("\($0)") }.asObservable().heard == ["1", "completed"])
  }

  @Test("flatMapCompletable goes on with a completable")
  func flatMapCompletable() {
    let end = play.cold("--|").ignoreElements().asCompletable()
    #expect(play.difference(of: play.hot("-[1|]").asSingle().flatMapCompletable { _ in end }, from: "---|") == nil)
    #expect(Single.just(1).flatMapCompletable { _ in .error(TestError()) }.asObservable().heard == ["error broken"])
  }
}
