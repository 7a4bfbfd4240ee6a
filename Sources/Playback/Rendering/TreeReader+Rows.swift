import JSONValues
import SystemCalls
import Timelines

extension TreeReader {
  /// Updates the tree of an earlier list whose elements this reader reads; see `update`. Only the elements between the
  /// equal ones at both ends are read and compared.
  func updateRows(
    _ tree: inout JSONValue, from before: UnsafeRawBufferPointer, to now: UnsafeRawBufferPointer, stride: Int,
    at path: String, into changes: inout ChangeList
  ) {
    var objects = EnclosingObjects()
    func present(_ rows: Range<Int>) -> [JSONValue] {
      guard let base = now.baseAddress else { return [] }
      return rows.map { self.tree(at: base + $0 * stride, inside: &objects) }
    }
    guard case .array(var trees) = tree, trees.count == before.count / stride else {
      let whole = JSONValue.array(present(0..<now.count / stride))
      StateChange.compare(tree, whole, at: path, into: &changes)
      return tree = whole
    }
    // Nothing else refers to the trees meanwhile, so that they are changed in place.
    tree = .null
    let rows = ChangedRows(before, now, stride: stride) { trees[$0] == present($1..<$1 + 1)[0] }
    let new = present(rows.new)
    if !changes.tellsFieldsOnly {
      StateChange.compareElements(Array(trees[rows.old]), new, from: rows.old.lowerBound, of: path, into: &changes)
    } else if !rows.old.isEmpty || !rows.new.isEmpty {
      changes.append(path)
    }
    trees.replaceSubrange(rows.old, with: new)
    tree = .array(trees)
  }
}

/// The rows of two arrays between the equal ones that they begin with and those that they end with.
private struct ChangedRows {
  let old: Range<Int>
  let new: Range<Int>

  /// - Parameter looksSame: Returns whether an old row and a new one that have different bytes look the same.
  init(
    _ before: UnsafeRawBufferPointer, _ now: UnsafeRawBufferPointer, stride: Int,
    looksSame: (_ old: Int, _ new: Int) -> Bool
  ) {
    func hasSameBytes(_ one: Int, _ other: Int, count: Int) -> Bool {
      guard let before = before.baseAddress, let now = now.baseAddress else { return true }
      return memcmp(before + one * stride, now + other * stride, count * stride) == 0
    }
    func isSame(_ one: Int, _ other: Int) -> Bool { hasSameBytes(one, other, count: 1) || looksSame(one, other) }
    let (oldCount, newCount) = (before.count / stride, now.count / stride)
    let common = min(oldCount, newCount)
    // Many rows at a time where that is possible.
    let many = 64
    var start = 0
    while start < common {
      if start + many <= common, hasSameBytes(start, start, count: many) {
        start += many
      } else if isSame(start, start) {
        start += 1
      } else {
        break
      }
    }
    var tail = 0
    while tail < common - start {
      let (oldEnd, newEnd) = (oldCount - tail, newCount - tail)
      if tail + many <= common - start, hasSameBytes(oldEnd - many, newEnd - many, count: many) {
        tail += many
      } else if isSame(oldEnd - 1, newEnd - 1) {
        tail += 1
      } else {
        break
      }
    }
    old = start..<oldCount - tail
    new = start..<newCount - tail
  }
}
