import Playback

/// Choices from a seeded sequence, the same in every process.
extension SeededRandom {
  /// Returns a number from 0 up to `limit`, which is positive, but not `limit` itself.
  mutating func below(_ limit: Int) -> Int { Int(truncatingIfNeeded: next() % UInt64(limit)) }

  /// Returns true in `percent` of 100 cases.
  mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  /// Returns one of some elements; nil where there are none.
  mutating func element<Element>(of elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns the index of one of eight weights, each as likely as it is heavy; nil where all weigh nothing.
  mutating func index(weighted weights: SIMD8<Int>) -> Int? {
    let total = weights.wrappedSum()
    if total == 0 { return nil }
    var rest = below(total)
    for index in weights.indices {
      if rest < weights[index] { return index }
      rest -= weights[index]
    }
    return nil
  }

  /// Creates the generator of one part of a sequence: equal parts of the same seed are equal, others differ.
  init(seed: UInt64, part: Int) {
    var random = SeededRandom(seed: seed ^ UInt64(bitPattern: Int64(part)) &* 0xD134_2543_DE82_EF95)
    self.init(seed: random.next())
  }
}
