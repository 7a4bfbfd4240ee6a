/// Finds the lines that two texts have in common, in the same order in both.
enum LineAlignment {
  /// A line that is compared by its bytes, because strings are equal if they look the same.
  struct Line: Hashable {
    private let bytes: Substring.UTF8View

    init(_ text: String, ignoringComma: Bool) {
      bytes = Substring(text).utf8.dropLast(ignoringComma && text.utf8.last == UInt8(ascii: ",") ? 1 : 0)
    }

    static func == (left: Line, right: Line) -> Bool { left.bytes.elementsEqual(right.bytes) }

    func hash(into hasher: inout Hasher) {
      for byte in bytes { hasher.combine(byte) }
    }
  }

  /// Returns the indices of common lines, in ascending order.
  static func pairs(_ left: [Line], _ right: [Line]) -> [(Int, Int)] {
    var pairs: [(Int, Int)] = []
    align(left[...], right[...], &pairs)
    return pairs
  }

  /// The largest number of lines that is compared at once. Longer texts are split at lines that occur once on each
  /// side, because the shortest difference takes memory in proportion to the square of its length.
  private static let largest = 2000

  private static func align(
    _ wholeLeft: ArraySlice<Line>, _ wholeRight: ArraySlice<Line>, _ pairs: inout [(Int, Int)]
  ) {
    let prefix = zip(wholeLeft, wholeRight).prefix { $0 == $1 }.count
    var (left, right) = (wholeLeft.dropFirst(prefix), wholeRight.dropFirst(prefix))
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    (left, right) = (left.dropLast(suffix), right.dropLast(suffix))
    pairs += zip(wholeLeft.indices, wholeRight.indices).prefix(prefix)
    if left.count + right.count <= largest {
      pairs += shortestDifference(left, right)
    } else {
      var (nextLeft, nextRight) = (left.startIndex, right.startIndex)
      for anchor in anchors(left, right) {
        align(left[nextLeft..<anchor.0], right[nextRight..<anchor.1], &pairs)
        pairs.append(anchor)
        (nextLeft, nextRight) = (anchor.0 + 1, anchor.1 + 1)
      }
      if nextLeft > left.startIndex { align(left[nextLeft...], right[nextRight...], &pairs) }
    }
    pairs += zip(left.endIndex..<wholeLeft.endIndex, right.endIndex..<wholeRight.endIndex)
  }

  private static func shortestDifference(_ left: ArraySlice<Line>, _ right: ArraySlice<Line>) -> [(Int, Int)] {
    if left.isEmpty || right.isEmpty { return [] }
    let difference = Array(right).difference(from: Array(left))
    var (removed, inserted): (Set<Int>, Set<Int>) = ([], [])
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    return Array(
      zip(
        left.indices.lazy.filter { !removed.contains($0 - left.startIndex) },
        right.indices.lazy.filter { !inserted.contains($0 - right.startIndex) }))
  }

  /// Returns the longest run of lines that occur once on each side and have the same order on both.
  private static func anchors(_ left: ArraySlice<Line>, _ right: ArraySlice<Line>) -> [(Int, Int)] {
    let places = singles(right)
    let own = singles(left)
    let common = left.indices.compactMap { index in
      own[left[index]] == index ? places[left[index]].map { (index, $0) } : nil
    }
    // The last pair of the best run of each length so far, and the predecessor of each pair in its run.
    var ends: [Int] = []
    var previous: [Int?] = []
    for (index, pair) in common.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if common[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous.append(low > 0 ? ends[low - 1] : nil)
      if low < ends.count { ends[low] = index } else { ends.append(index) }
    }
    var run: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      run.append(common[index])
      next = previous[index]
    }
    return run.reversed()
  }

  private static func singles(_ lines: ArraySlice<Line>) -> [Line: Int] {
    let places = Dictionary(lines.indices.map { (lines[$0], $0) }) { _, _ in -1 }
    return places.filter { $0.value >= 0 }
  }
}
