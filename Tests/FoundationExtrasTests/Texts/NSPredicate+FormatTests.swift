import FoundationExtras
import Testing

@Suite struct NSPredicateFormatTests {
  @Test(arguments: [
    ("SELF MATCHES %@", "[a-z]+@[a-z]+", "ada@home", "ada@home2"), ("self matches[c] %@", "A+", "aaa", "b"),
    ("SELF CONTAINS[cd] %@", "cafe", "Le Café", "tea"), ("SELF BEGINSWITH %@", "a", "ab", "ba"),
    ("SELF ENDSWITH %@", "a", "ba", "ab"), ("SELF LIKE %@", "a*?", "abc", "a"), ("SELF == %@", "a", "a", "A"),
    ("SELF != %@", "a", "b", "a"), ("SELF LIKE[d] %@", "caf\u{e9}*", "cafe\u{301}s", "Cafes"),
    ("SELF MATCHES[cd] %@", "[a-e]+", "\u{c9}a", "x"), ("SELF MATCHES %@", "e", "e", "\u{e9}"),
  ])
  func `texts are compared as the format says`(format: String, operand: String, holding: String, failing: String) {
    let predicate = NSPredicate(format: format, operand)
    #expect(predicate.evaluate(with: holding))
    #expect(!predicate.evaluate(with: failing))
    #expect(!predicate.evaluate(with: nil))
  }

  @Test func `a quoted text needs no argument`() {
    #expect(NSPredicate(format: "SELF == 'it is'").evaluate(with: "it is"))
  }

  @Test func `a format that is not understood traps, and is named`() async {
    let outcome = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = NSPredicate(format: "age > %@", "3")
    }
    let text = String(decoding: outcome?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      text.contains(
        #"NSPredicate(format: "age > %@") is not understood here: only comparisons of SELF with one text are"#))
  }
}
