import Observables
import Testing
import VirtualTime

struct MarbleLegendTests {
  private let play = MarblePlay()

  @Test func `elements are their descriptions, names stand for longer ones`() {
    let out = play.hot("-1-2-|") { [Int($0)!] }
    #expect(play.difference(of: out, from: "-x-y-|", where: ["x": "[1]", "y": "[2]"]) == nil)
  }

  @Test func `two names of one description are alike`() {
    #expect(play.difference(of: play.hot("-1-1-|"), from: "-x-y-|", where: ["x": "1", "y": "1"]) == nil)
  }

  @Test func `names and what they mean stand in the sentence`() {
    let out = play.hot("-1-|") { [Int($0)!] }
    #expect(
      play.difference(of: out, from: "-x-|", where: ["x": "[2]", "y": "[1]"]) == """

        expected  -x-|
        actual    -y-|
                   ^ at 10 ms: expected x = [2], got y = [1]
        """)
  }

  @Test func `what only looks like a name is quoted`() {
    #expect(
      play.difference(of: play.hot("-x-|"), from: "-x-|", where: ["x": "long"]) == """

        expected  -x    -|
        actual    -("x")-|
                   ^ at 10 ms: expected x = long, got "x"
        """)
  }

  @Test func `elements are the values of their keys, compared as such`() {
    struct Opaque: Equatable, CustomStringConvertible {
      let number: Int
      var description: String { "opaque" }
    }
    let out = play.hot("-a-b-|", values: ["a": Opaque(number: 1), "b": Opaque(number: 2)])
    let keys: [Character: Opaque] = ["x": Opaque(number: 1), "y": Opaque(number: 2)]
    #expect(play.difference(of: out, from: "-x-y-|", values: keys) == nil)

    let again = MarblePlay()
    let swapped = again.cold("-a-b-|", values: ["a": Opaque(number: 2), "b": Opaque(number: 2)])
    #expect(
      again.difference(of: swapped, from: "-x-y-|", values: keys) == """

        expected  -x-y-|
        actual    -y-y-|
                   ^ at 10 ms: expected x = opaque, got y = opaque
        """)
  }

  @Test func `a value without a key is drawn as its description`() {
    let out = play.hot("-a-b-|", values: ["a": 1, "b": 2]).map { $0 * 10 }
    #expect(
      play.difference(of: out, from: "-x-y-|", values: ["x": 10, "y": 2]) == """

        expected  -x-y   -|
        actual    -x-(20)-|
                     ^ at 30 ms: expected y = 2, got 20
        """)
  }

  @Test func `any error is #, unless one is expected`() {
    let source = play.cold("-#", values: ["a": 1], error: RxError.noElements)
    #expect(play.difference(of: source, from: "-#") == nil)
    #expect(play.difference(of: source, from: "-#", values: [:], error: RxError.noElements) == nil)
    #expect(
      play.difference(of: source, from: "-#", values: [:], error: RxError.overflow) == """

        expected  -#
        actual    -#
                   ^ at 10 ms: expected the error \(RxError.overflow), got the error \(RxError.noElements)
        """)
  }
}
