import Testing

@testable import Comparison

struct ShortestEditTests {
  @Test(arguments: [
    ("", "", ""), ("abc", "abc", "abc"), ("abc", "", ""), ("", "abc", ""), ("abcabba", "cbabac", "baba"),
    ("abc", "xbz", "b"), ("xaaa", "aaay", "aaa"), ("ab", "ba", "b"),
  ])
  func `the longest common part of two sequences is found`(left: String, right: String, common: String) {
    let matches = ShortestEdit.matches(
      left.unicodeScalars.map { UInt64($0.value) }, right.unicodeScalars.map { UInt64($0.value) })
    let letters = Array(left)
    #expect(String(matches.map { letters[$0.0] }).count == common.count)
    #expect(matches.allSatisfy { letters[$0.0] == Array(right)[$0.1] })
  }

  @Test(arguments: 0..<200)
  func `matches ascend and are as many as possible`(seed: UInt64) {
    var random = seed &* 2_654_435_761 &+ 1
    func next(_ bound: UInt64) -> UInt64 {
      random = random &* 6_364_136_223_846_793_005 &+ 1
      return (random >> 33) % bound
    }
    let left = (0..<Int(next(24))).map { _ in next(4) }
    let right = (0..<Int(next(24))).map { _ in next(4) }
    let matches = ShortestEdit.matches(left, right)
    #expect(matches.allSatisfy { left[$0.0] == right[$0.1] })
    #expect(zip(matches, matches.dropFirst()).allSatisfy { $0.0 < $1.0 && $0.1 < $1.1 })
    #expect(matches.count == longest(left[...], right[...]))
  }

  @Test func `sequences without a common element have no matches, however long they are`() {
    let left = (0..<4_000).map { UInt64($0) }
    #expect(ShortestEdit.matches(left, left.map { $0 + 1_000_000 }).isEmpty)
    #expect(ShortestEdit.matches(left, left.map { $0 + 1_000_000 } + left.suffix(10)).count <= 10)
  }

  @Test func `the common elements behind a long stretch that differs are found`() {
    let left = (0..<6_000).map { UInt64($0) }
    let right = (0..<6_000).map { UInt64($0 < 2_000 ? $0 + 1_000_000 : $0) }
    #expect(ShortestEdit.matches(left, right).count == 4_000)
  }

  @Test func `all common elements around a long insertion are found`() {
    let left = (0..<3_000).map { UInt64($0) }
    let right = left.prefix(1_000) + (0..<2_000).map { 1_000_000 + UInt64($0) } + left.suffix(2_000)
    #expect(ShortestEdit.matches(left, Array(right)).count == 3_000)
  }

  private func longest(_ left: ArraySlice<UInt64>, _ right: ArraySlice<UInt64>) -> Int {
    var row = [Int](repeating: 0, count: right.count + 1)
    for a in left {
      var diagonal = 0
      for (index, b) in right.enumerated() {
        let above = row[index + 1]
        row[index + 1] = a == b ? diagonal + 1 : max(above, row[index])
        diagonal = above
      }
    }
    return row[right.count]
  }
}
