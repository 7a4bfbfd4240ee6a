import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleConvertingTests {
  private let play = MarblePlay()

  @Test func `a single is a maybe`() {
    let maybe: Maybe<String> = play.hot("-[a|]").asSingle().asMaybe()
    #expect(play.difference(of: maybe, from: "-[a|]") == nil)
  }

  @Test func `a single is a completable without its element`() {
    let completable: Completable = play.hot("-[a|]").asSingle().asCompletable()
    #expect(play.difference(of: completable, from: "-|") == nil)
    #expect(Single<Int>.error(TestError()).asCompletable().asObservable().heard == ["error broken"])
  }
}
