import ExactStrings
import JSONValues

/// The alignment of two arrays: the elements that are in both, and those of them that moved.
///
/// An element with an `id` is identified by it, any other element by its whole value. Where both arrays have
/// unidentified elements without counterparts between the same two elements that stayed, these replace one another in
/// pairs.
struct RowAlignment {
  typealias Pair = (old: Int, new: Int)

  /// The elements that moved relative to those that stayed, by their new places.
  private(set) var moves: [Pair] = []
  /// The elements that are compared, moved ones included, by their new places.
  private(set) var pairs: [Pair] = []
  /// The places of added elements in the new array.
  private(set) var added: [Int] = []
  /// The places of removed elements in the old array.
  private(set) var removed: [Int] = []

  init(_ before: ArraySlice<JSONValue>, _ after: ArraySlice<JSONValue>) {
    let matches = Self.matches(before, after)
    var stayed = matches.map(\.old).longestRising.map { matches[$0] }
    moves = Self.others(matches, than: stayed)
    // An element that kept its index should not count as moved if as few other elements can count as moved instead.
    if moves.contains(where: { $0.old == $0.new }) {
      stayed = Self.longestRising(keepingPlaces: matches)
      moves = Self.others(matches, than: stayed)
    }
    pairs = matches
    let matchedOld = Set(matches.map(\.old))
    let matchedNew = Set(matches.map(\.new))
    // Between elements that stayed, elements without counterpart and identity replace each other.
    var (oldStart, newStart) = (before.startIndex, after.startIndex)
    for anchor in stayed + [(before.endIndex, after.endIndex)] {
      let went = (oldStart..<anchor.0).filter { !matchedOld.contains($0) }
      let came = (newStart..<anchor.1).filter { !matchedNew.contains($0) }
      pairUp(went, came, before, after)
      (oldStart, newStart) = (min(anchor.0 + 1, before.endIndex), min(anchor.1 + 1, after.endIndex))
    }
    pairs.sort { $0.new < $1.new }
  }

  private mutating func pairUp(
    _ went: [Int], _ came: [Int], _ before: ArraySlice<JSONValue>, _ after: ArraySlice<JSONValue>
  ) {
    let (goers, comers) = (went.filter { before[$0].identity == nil }, came.filter { after[$0].identity == nil })
    pairs += zip(goers, comers).map { (old: $0, new: $1) }
    let (replaced, replacing) = (Set(goers.prefix(comers.count)), Set(comers.prefix(goers.count)))
    added += came.filter { !replacing.contains($0) }
    removed += went.filter { !replaced.contains($0) }
  }

  /// Returns the elements that are in both arrays, by their new places. Equal ones are matched in their order.
  private static func matches(_ before: ArraySlice<JSONValue>, _ after: ArraySlice<JSONValue>) -> [Pair] {
    if before.count == after.count, let matches = matchesInPlace(before, after) { return matches }
    var places = places(of: before.indices.reversed(), in: before)
    return after.indices.compactMap { new in places[after[new].rowKey]?.popLast().map { (old: $0, new: new) } }
  }

  /// Returns the elements that kept their places, if all others were added or removed; nil if some moved.
  private static func matchesInPlace(_ before: ArraySlice<JSONValue>, _ after: ArraySlice<JSONValue>) -> [Pair]? {
    let all = zip(before.indices, after.indices)
    let others = all.filter { !before[$0].isSameRow(as: after[$1]) }
    let places = places(of: others.map(\.0), in: before)
    if others.contains(where: { places[after[$1].rowKey] != nil }) { return nil }
    return all.filter { before[$0].isSameRow(as: after[$1]) }.map { (old: $0, new: $1) }
  }

  private static func places(of indices: some Sequence<Int>, in rows: ArraySlice<JSONValue>) -> [JSONValue: [Int]] {
    indices.reduce(into: [:]) { places, index in places[rows[index].rowKey, default: []].append(index) }
  }

  private static func others(_ pairs: [Pair], than stayed: [Pair]) -> [Pair] {
    var isStaying = Set<Int>(minimumCapacity: stayed.count)
    for pair in stayed { isStaying.insert(pair.new) }
    return pairs.filter { !isStaying.contains($0.new) }
  }

  /// Returns the longest subsequence that is also in the order of the old array; among several, one with the most
  /// elements that have the same place in both arrays.
  private static func longestRising(keepingPlaces pairs: [Pair]) -> [Pair] {
    // The ranks of the old places, from 1, and a Fenwick tree of the best subsequences up to a rank.
    let byOldPlace = pairs.indices.sorted { pairs[$0].old < pairs[$1].old }
    var ranks = Array(repeating: 0, count: pairs.count)
    for (rank, index) in byOldPlace.enumerated() { ranks[index] = rank + 1 }
    var tree = Array(repeating: Subsequence(), count: pairs.count + 1)
    var (best, previous) = (Subsequence(), Array(repeating: Int?.none, count: pairs.count))
    for index in pairs.indices {
      var longest = Subsequence()
      var rank = ranks[index] - 1
      while rank > 0 {
        if longest < tree[rank] { longest = tree[rank] }
        rank &= rank - 1
      }
      previous[index] = longest.end
      longest.append(index, isInPlace: pairs[index].old == pairs[index].new)
      rank = ranks[index]
      while rank < tree.count {
        if tree[rank] < longest { tree[rank] = longest }
        rank += rank & -rank
      }
      if best < longest { best = longest }
    }
    return Array<Int>(endingAt: best.end, previous).map { pairs[$0] }
  }

  /// A rising subsequence of pairs, by its length, its number of pairs in place, and its end.
  private struct Subsequence {
    private var length = 0
    private var inPlace = 0
    /// The index of its last pair; nil if it is empty.
    private(set) var end: Int?

    mutating func append(_ index: Int, isInPlace: Bool) {
      length += 1
      inPlace += isInPlace ? 1 : 0
      end = index
    }

    static func < (one: Subsequence, other: Subsequence) -> Bool {
      (one.length, one.inPlace) < (other.length, other.inPlace)
    }
  }
}

extension JSONValue {
  /// The value that identifies an element of an array: the `id` of an object.
  var identity: JSONValue? {
    guard case .object(let members) = self, let id = members.first(where: { $0.key == "id" })?.value, id != .null
    else { return nil }
    return id
  }

  /// The key by which an element is matched.
  fileprivate var rowKey: JSONValue { identity.map { .object([Member("id", $0)]) } ?? self }

  fileprivate func isSameRow(as other: JSONValue) -> Bool {
    if let identity { return identity == other.identity }
    return self == other
  }
}
