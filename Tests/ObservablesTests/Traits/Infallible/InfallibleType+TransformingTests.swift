import Observables
import TestSupport
import Testing
import VirtualTime

struct InfallibleTypeTransformingTests {
  private struct User {
    let name: String
  }

  @Test("SM-58: map sends the result for each element")
  func map() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-1-2-3-|") { Int($0)! }.infallible.map { $0 * 2 }, from: "-2-4-6-|") == nil)
    #expect(Infallible.of(User(name: "ada"), User(name: "bob")).map(\.name).heard == ["ada", "bob", "completed"])
  }

  @Test("SM-58: compactMap drops nil")
  func compactMap() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-1-x-3-|").infallible.compactMap { Int($0) }, from: "-1---3-|") == nil)
  }

  @Test("SM-58: scan sends the intermediate results")
  func scan() {
    let play = MarblePlay()
    let source = play.hot("-1-2-3-|") { Int($0)! }.infallible
    #expect(play.difference(of: source.scan(0, accumulator: +), from: "-1-3-6-|") == nil)
    let into = Infallible.of(1, 2).scan(into: [Int]()) { $0.append($1) }
    #expect(into.heard == ["[1]", "[1, 2]", "completed"])
  }

  @Test("SM-58: flatMap sends the elements of all inner sequences")
  func flatMap() {
    let play = MarblePlay()
    let out = play.hot("-a---b---|").infallible.flatMap { letter in play.cold("xx|").infallible.map { _ in letter } }
    #expect(play.difference(of: out, from: "-aa--bb--|") == nil)
  }

  @Test("SM-58: flatMapLatest sends the elements of the latest inner sequence")
  func flatMapLatest() {
    let play = MarblePlay()
    let out = play.hot("-a-b-------|").infallible.flatMapLatest { letter in
      play.cold("x--x|").infallible.map { _ in letter }
    }
    #expect(play.difference(of: out, from: "-a-b--b----|") == nil)
  }

  @Test("SM-58: flatMapFirst ignores elements while an inner sequence runs")
  func flatMapFirst() {
    let play = MarblePlay()
    var asked: [String] = []
    let out = play.hot("-a-b---c---|").infallible.flatMapFirst { letter in
      asked.append(letter)
      return play.cold("x--x|").infallible.map { _ in letter }
    }
    #expect(play.difference(of: out, from: "-a--a--c--c|") == nil)
    #expect(asked == ["a", "c"])
  }

  @Test("SM-58: concatMap sends the inner sequences one after the other")
  func concatMap() {
    let play = MarblePlay()
    let out = play.hot("-a-b-------|").infallible.concatMap { letter in
      play.cold("x--x|").infallible.map { _ in letter }
    }
    #expect(play.difference(of: out, from: "-a--ab--b--|") == nil)
  }

  @Test("SM-58: inner sequences may be observables")
  func observables() {
    let out: Infallible<Int> = Infallible.of(1, 2).flatMap { Observable.of($0, $0 * 10) }
    #expect(out.heard == ["1", "10", "2", "20", "completed"])
  }
}
