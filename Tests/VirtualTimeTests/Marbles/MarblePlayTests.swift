import Observables
import TestSupport
import Testing
import VirtualTime

struct MarblePlayTests {
  @Test("a difference redraws expected over actual")
  func difference() {
    let play = MarblePlay()
    let out = play.hot("-a-b-|")
    #expect(play.difference(of: out, from: "-a--b|") == "\nexpected  -a--b|\nactual    -a-b-|")
  }

  @Test("groups, errors, long texts and the time between steps are drawn")
  func drawing() {
    let play = MarblePlay()
    let out = Observable.merge(
      play.hot("-[ab]-#").asObservable(),
      Observable.just("long").delay(.milliseconds(25), scheduler: play.clock),
      Observable.just("long").delay(.milliseconds(20), scheduler: play.clock))
    #expect(
      play.difference(of: out, from: "-[ab]x#", where: ["x": "long"])
        == "\nexpected  -[ab]x#\nactual    -[ab]x#\nbetween steps: x at 0.025 seconds")
  }
}
