import ExactStrings
import Testing

@Suite struct StringOrderTests {
  @Test func `strings are ordered by their scalars`() {
    // By equivalence, one would stand where the other does; by UTF-16, the smiley before the wide one.
    let ordered = ["", "A", "Z", "a", "e", "e\u{301}", "f", "\u{E9}", "\u{FF21}", "\u{1F600}"]
    #expect(ordered.reversed().sorted() == ordered)
    var sorted = Array(ordered.reversed())
    sorted.sort()
    #expect(sorted == ordered)
    #expect(ordered.shuffled().min() == "")
    #expect(ordered.shuffled().max() == "\u{1F600}")
    #expect([String]().min() == nil)
    for (place, left) in ordered.enumerated() {
      for (other, right) in ordered.enumerated() {
        #expect(Bool(left < right) == (place < other))
        #expect(Bool(left > right) == (place > other))
        #expect(Bool(left <= right) == (place <= other))
        #expect(Bool(left >= right) == (place >= other))
        #expect(Bool(left[...] < right) == (place < other))
      }
    }
  }
}
