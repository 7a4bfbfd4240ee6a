import ExactStrings
import Testing

@Suite struct CharacterEqualityTests {
  private let composed: Character = "\u{E9}"
  private let decomposed: Character = "e\u{301}"

  @Test func `characters are equal when their scalars are`() {
    let (left, right): (Character?, Character?) = (composed, decomposed)
    #expect(!Bool(left == right))
    #expect(Bool(left != right))
    #expect(Bool(left == left))
    #expect(!Bool(left == nil))
    #expect(!Bool(composed == decomposed))
    #expect(Bool(composed != decomposed))
  }

  @Test func `a switch distinguishes equivalent characters by their bytes`() {
    func place(_ character: Character) -> Int {
      switch character {
      case composed: 1
      case decomposed: 2
      default: 3
      }
    }
    #expect([composed, decomposed, "e"].map(place) == [1, 2, 3])
  }

  @Test func `a text contains a character only with the same bytes`() {
    #expect("a\u{E9}".contains(composed))
    #expect(!"a\u{E9}".contains(decomposed))
  }
}
