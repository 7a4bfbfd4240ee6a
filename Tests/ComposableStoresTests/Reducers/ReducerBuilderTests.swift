import ComposableStores
import Observables
import Testing

@Suite struct ReducerBuilderTests {
  private enum Mode { case quiet, loud, doubled }

  /// Appends letters to the state and sends each.
  private struct Letter: ReducerProtocol {
    let letter: String
    init(_ letter: String) { self.letter = letter }

    func reduce(into state: inout String, action: Int) -> Effect<Int> {
      state += letter
      return Effect(value: action + 1)
    }
  }

  private func run(
    @ReducerBuilder<String, Int> _ make: () -> some ReducerProtocol<String, Int>
  ) -> (state: String, effects: Int) {
    var state = ""
    let effect = make().reduce(into: &state, action: 0)
    return (state, effect.heard.count - 1)
  }

  @Test func `CA-08: reducers below each other run in their order, and all their effects begin`() {
    let result = run {
      Letter("a")
      Letter("b")
      Reduce { state, _ in
        state += "c"
        return .none
      }
      Letter("d")
    }
    #expect(result == ("abcd", 3))
  }

  @Test func `CA-08: a builder takes one reducer, or none`() {
    #expect(run { Letter("a") } == ("a", 1))
    #expect(run {} == ("", 0))
  }

  @Test(arguments: [true, false])
  func `CA-08: a builder takes an if without an else`(isThere: Bool) {
    let result = run {
      Letter("a")
      if isThere { Letter("b") }
      Letter("c")
    }
    #expect(result == (isThere ? "abc" : "ac", isThere ? 3 : 2))
  }

  @Test(arguments: [("first", "a"), ("second", "bb"), ("third", "")])
  func `CA-08: if with else, and several branches`(name: String, letters: String) {
    let result = run {
      if name == "first" {
        Letter("a")
      } else if name == "second" {
        Letter("b")
        Letter("b")
      } else {
        EmptyReducer()
      }
    }
    #expect(result.state == letters)
  }

  @Test(arguments: [0, 1, 2])
  func `CA-08: a builder takes a switch`(index: Int) {
    let mode = [Mode.quiet, .loud, .doubled][index]
    let result = run {
      switch mode {
      case .quiet: Letter("q")
      case .loud: Letter("L")
      case .doubled:
        Letter("d")
        Letter("d")
      }
    }
    #expect(result.state == ["q", "L", "dd"][index])
  }

  @Test func `CA-08: a builder takes a loop`() {
    let result = run {
      for letter in ["a", "b", "c"] { Letter(letter) }
      Letter("d")
    }
    #expect(result == ("abcd", 4))
    let none = run { for letter in [String]() { Letter(letter) } }
    #expect(none == ("", 0))
  }

  @Test func `CA-08: reducers that may be missing, and those behind a check for availability`() {
    let missing: Letter? = nil
    let result = run {
      missing
      Optional(Letter("a"))
      if #available(macOS 15, *) { Letter("b") }
    }
    #expect(result == ("ab", 2))
  }
}
