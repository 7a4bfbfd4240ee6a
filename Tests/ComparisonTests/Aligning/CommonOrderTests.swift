import Testing

@testable import Comparison

struct CommonOrderTests {
  @Test(arguments: [
    ("abc", "abc", "abc"), ("abc", "cab", "ab"), ("ab", "ba", "b"), ("ba", "ab", "b"), ("abcd", "dacb", "ac"),
    ("abcdef", "fabcde", "abcde"), ("abcdef", "badcfe", "bdf"), ("a", "a", "a"), ("", "", ""),
  ])
  func `as many elements as possible keep their order`(expected: String, actual: String, kept: String) {
    #expect(order(expected, actual) == kept)
    #expect(order(actual, expected) == kept)
  }

  @Test(arguments: 0..<200)
  func `the kept elements are the same from both sides`(seed: Int) {
    var random = Random(seed: seed)
    let names = Array("abcdefgh".prefix(1 + random.below(8)))
    let (one, other) = (shuffled(names, &random), shuffled(names, &random))
    let kept = order(String(one), String(other))
    #expect(kept == order(String(other), String(one)))
    // No longer chain exists: every choice of names was looked at.
    let longest = (0..<(1 << names.count)).filter { set in
      let chosen = names.indices.filter { set & (1 << $0) != 0 }.map { names[$0] }
      return one.filter(chosen.contains) == other.filter(chosen.contains)
    }.map(\.nonzeroBitCount).max()
    #expect(kept.count == longest)
  }

  private func order(_ expected: String, _ actual: String) -> String {
    let pairs = actual.enumerated().map { index, name in
      CommonOrder.Pair(
        expected: Array(expected).firstIndex(of: name) ?? 0, actual: index, name: String(name))
    }
    let chosen = CommonOrder(of: pairs).actual
    return String(pairs.filter { chosen.contains($0.actual) }.map(\.name).joined())
  }

  private func shuffled(_ names: [Character], _ random: inout Random) -> [Character] {
    var rest = names
    return names.indices.map { _ in rest.remove(at: random.below(rest.count)) }
  }
}
