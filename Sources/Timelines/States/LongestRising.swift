extension [Int] {
  /// The indices of the longest rising subsequence, in order.
  package var longestRising: [Int] {
    // The last index of the best subsequence of each length, and the predecessor of each index in its subsequence.
    var (ends, previous): ([Int], [Int?]) = ([], Array<Int?>(repeating: nil, count: count))
    for index in indices {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if self[ends[middle]] < self[index] { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    return Self(endingAt: ends.last, previous)
  }

  /// Creates a chain of indices from its last one and the predecessor of each.
  init(endingAt last: Int?, _ previous: [Int?]) {
    self.init()
    var next = last
    while let index = next {
      append(index)
      next = previous[index]
    }
    reverse()
  }
}
