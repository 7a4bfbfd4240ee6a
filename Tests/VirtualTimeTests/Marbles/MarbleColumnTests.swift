import Observables
import Testing
import VirtualTime

struct MarbleColumnTests {
  /// The sentence under the lines, with the caret and the blanks before it.
  private func remark(_ actual: String, _ expected: String) -> String? {
    let play = MarblePlay()
    let lines = play.difference(of: play.cold(actual), from: expected)?.split(separator: "\n")
    return lines?.last.map { String($0.dropFirst(10)) }
  }

  @Test func `the sentence says when, what was expected and what came`() {
    #expect(remark("---c|", "---b|") == "   ^ at 30 ms: expected b, got c")
    #expect(remark("----|", "---b|") == "   ^ at 30 ms: expected b, got nothing")
    #expect(remark("---b|", "----|") == "   ^ at 30 ms: expected nothing, got b")
    #expect(remark("-|", "-#") == " ^ at 10 ms: expected an error, got completed")
    #expect(remark("-#", "-|") == " ^ at 10 ms: expected completed, got the error #")
  }

  @Test func `the caret stands under the first event of a group that differs`() {
    #expect(remark("-[abd]|", "-[abc]|") == "    ^ at 10 ms: expected c, got d")
    #expect(remark("-[ba]|", "-[ab]|") == "  ^ at 10 ms: expected a, got b")
    #expect(remark("-[ab]|", "-[a]|") == "   ^ at 10 ms: expected nothing, got b")
    #expect(remark("-a|", "-[ab]|") == "   ^ at 10 ms: expected b, got nothing")
    #expect(remark("-[(long)b]|", "-[(long)c]|") == "        ^ at 10 ms: expected c, got b")
  }
}
