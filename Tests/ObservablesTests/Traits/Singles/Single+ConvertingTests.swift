import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleConvertingTests {
  private let play = MarblePlay()

  @Test("a single is a maybe")
  func asMaybe() {
    let maybe: Maybe<String> = play.hot("-[a|]").asSingle().asMaybe()
    #expect(play.difference(of: maybe, from: "-[a|]") == nil)
  }

  @Test("a single is a completable without its element")
  func asCompletable() {
    let completable: Completable = play.hot("-[a|]").asSingle().asCompletable()
    #expect(play.difference(of: completable, from: "-|") == nil)
    #expect(Single<Int>.error(TestError()).asCompletable().asObservable().heard == ["error broken"])
  }
}
