import Observables
import TestSupport
import Testing
import VirtualTime

struct SingleZipTests {
  private let play = MarblePlay()

  @Test func `SM-55: zip combines the elements of all singles`() {
    let a = play.hot("-[1|]") { Int($0)! }.asSingle()
    let b = play.hot("---[2|]") { Int($0)! }.asSingle()
    #expect(play.difference(of: Single.zip([a, b]) { $0.reduce(0, +) }, from: "---[3|]") == nil)
  }

  @Test func `SM-55: zip without a selector gives an array in the order of the singles`() {
    let a = play.hot("---[1|]").asSingle()
    let b = play.hot("-[2|]").asSingle()
    #expect(play.difference(of: Single.zip([a, b]), from: "---[x|]", where: ["x": #"["1", "2"]"#]) == nil)
  }

  @Test func `SM-55: zip of no singles gives an empty array`() {
    #expect(Single.zip([Single<Int>]()).asObservable().heard == ["[]", "completed"])
    #expect(Single.zip([Single<Int>]()) { $0.count }.asObservable().heard == ["0", "completed"])
    #expect(
      Single.zip([Single<Int>]()) { _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }

  @Test func `SM-55: the first error ends zip and disposes the others`() {
    let waiting = play.hot("-----[1|]")
    let out = Single.zip([waiting.asSingle(), play.hot("--#").asSingle()])
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(waiting.subscriptions == [Subscription(0, 20)])
    #expect(Single.zip([Single.just(1)]) { _ -> Int in throw TestError() }.asObservable().heard == ["error broken"])
  }
}
