import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct GenerateTests {
  @Test("generate sends each state while the condition holds")
  func picture() {
    let play = MarblePlay()
    let out = Observable.generate(initialState: 1, condition: { $0 < 5 }, iterate: { $0 * 2 })
    #expect(play.difference(of: out, from: "[124|]") == nil)
  }

  @Test("SM-45: a thrown error ends it")
  func throwing() {
    #expect(
      Observable.generate(initialState: 1, condition: { _ in true }, iterate: { _ in throw TestError() }).heard == [
        "1", "error broken",
      ])
  }

}
