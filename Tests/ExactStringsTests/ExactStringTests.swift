import ExactStrings
import Testing

@Suite struct ExactStringTests {
  private let composed = "\u{E9}"
  private let decomposed = "e\u{301}"

  @Test func `a set holds texts of different bytes`() {
    var set: Set<ExactString> = ["\u{E9}"]
    #expect(set.contains(composed) && !set.contains(decomposed))
    #expect(set.insert(decomposed).inserted)
    #expect(!set.insert(decomposed).inserted)
    #expect(set.sorted() == [decomposed, composed])
    #expect(set.remove(composed)?.string == composed)
    #expect(set.remove(composed) == nil)
    set.formUnion(["a", decomposed])
    #expect(set == Set(exact: ["a", decomposed]))
    #expect(Set(exact: [composed, decomposed, composed]).count == 2)
  }

  @Test func `a dictionary finds the key of these bytes`() {
    var places: [ExactString: Int] = ["\u{E9}": 1]
    places[decomposed] = 2
    #expect(places[composed] == 1)
    #expect(places[decomposed] == 2)
    places["a", default: 5] += 1
    #expect(places["a"] == 6)
    #expect(places["b", default: 7] == 7)
    #expect(places.removeValue(forKey: composed) == 1)
    #expect(places[composed] == nil)
    #expect(places.keys.sorted().map(\.string) == ["a", decomposed])
  }

  @Test func `an exact string compares, orders and shows as its bytes`() {
    #expect(ExactString(composed).description == composed)
    #expect(ExactString(composed).string.utf8.elementsEqual(composed.utf8))
    #expect(ExactString("e") < ExactString(decomposed))
    #expect(ExactString(decomposed) < ExactString(composed))
    #expect(ExactString(stringLiteral: "a") == "a")
  }
}
