import ExactStrings
import JSONValues

/// The state of a case, frame by frame.
package struct StateReplay {
  private var settled = JSONValue.null
  private var replacements = Replacements()

  /// Creates a replay before the first frame.
  package init() {}

  /// The state after the frames that were applied.
  package var state: JSONValue {
    mutating get {
      replacements.settle(in: &settled)
      return settled
    }
  }

  /// Applies the changes of a frame.
  /// - Parameter content: The content of the frame from the root; nil where it was not read yet.
  package mutating func apply(_ frame: Frame, _ content: FrameContent? = nil) {
    if frame.kind == .mutation, replacements.hasRoom, replacements.note(frame.body) { return }
    replacements.settle(in: &settled)
    switch content ?? frame.content?.fromRoot {
    case .state(let whole)?: settled = whole
    case .mutation(_, let changes)?: apply(changes)
    default: break
    }
  }

  /// Applies the changes of one mutation.
  private mutating func apply(_ changes: [StateChange]) {
    var lists: [(path: StatePath, rows: RowChanges)] = []
    var replaced: [(path: [String], value: JSONValue)] = []
    for change in changes {
      guard let path = StatePath(change.path) else { continue }
      if change.kind == .replace {
        if let value = change.new { replaced.append((path.keys, value)) }
        continue
      }
      let list = StatePath(Array(path.segments.dropLast()))
      let index = lists.firstIndex { $0.path == list } ?? lists.count
      if index == lists.count { lists.append((list, RowChanges())) }
      lists[index].rows.note(change, key: path.keys.last ?? "")
    }
    // Paths are those of the new state, so outer lists come before the lists in them.
    for (path, rows) in lists.sorted(by: { $0.path.segments.count < $1.path.segments.count }) {
      settled.change(at: path.keys[...], rows.apply)
    }
    for (path, value) in replaced { settled.replaceValue(at: path[...], with: value) }
  }
}

/// The members or elements that were added to one object or array, removed from it or moved in it.
private struct RowChanges {
  private var gone: Set<ExactString> = []
  private var come: [(key: String, value: JSONValue)] = []
  private var moved: [(from: String, to: String)] = []

  mutating func note(_ change: StateChange, key: String) {
    switch change.kind {
    case .add: come.append((key, change.new ?? .null))
    case .remove: gone.insert(key)
    case .move: moved.append((change.origin.flatMap(StatePath.init)?.keys.last ?? "", key))
    case .replace: break
    }
  }

  func apply(to value: inout JSONValue) {
    switch value {
    case .object(var members):
      value = .null
      let order = KeyOrder(of: members.map(\.key), come.map(\.key))
      members.removeAll { member in gone.contains(member.key) }
      let added = come.map { JSONValue.Member($0, $1) }
      members = order?.merge(members, added) ?? members + added
      value = .object(members)
    case .array(let elements): value = .array(applied(to: elements))
    default: break
    }
  }

  private func applied(to elements: [JSONValue]) -> [JSONValue] {
    var placed: [Int: JSONValue] = [:]
    var taken = Set(gone.compactMap { Int($0.string) })
    for (key, value) in come { if let index = Int(key) { placed[index] = value } }
    for (from, to) in moved {
      guard let old = Int(from), let new = Int(to), elements.indices.contains(old) else { continue }
      taken.insert(old)
      placed[new] = elements[old]
    }
    var rest = elements.indices.filter { !taken.contains($0) }[...]
    return (0..<(rest.count + placed.count)).compactMap { index in
      placed[index] ?? rest.popFirst().map { elements[$0] }
    }
  }
}

/// The order of the keys of a dictionary: that of numbers, or else that of texts.
///
/// Members come and go in dictionaries alone, whose keys are sorted in every state.
private enum KeyOrder: CaseIterable {
  case numbers
  case texts

  /// Finds the order in which the keys of each list are; nil if there is none.
  init?(of lists: [String]...) {
    guard let order = Self.allCases.first(where: { lists.allSatisfy($0.sorts) }) else { return nil }
    self = order
  }

  private func sorts(_ keys: [String]) -> Bool {
    if self == .numbers, keys.contains(where: { Int($0) == nil }) { return false }
    return zip(keys, keys.dropFirst()).allSatisfy(precedes)
  }

  /// Returns the members of two lists that are in this order as one list in this order.
  func merge(_ some: [JSONValue.Member], _ others: [JSONValue.Member]) -> [JSONValue.Member] {
    var merged: [JSONValue.Member] = []
    var rest = others[...]
    for member in some {
      while let other = rest.first, precedes(other.key, member.key) {
        merged.append(other)
        rest = rest.dropFirst()
      }
      merged.append(member)
    }
    return merged + rest
  }

  private func precedes(_ left: String, _ right: String) -> Bool {
    if self == .texts { return left < right }
    guard let left = Int(left), let right = Int(right) else { return false }
    return left < right
  }
}

extension JSONValue {
  /// Changes the value at a path, without copying its neighbours.
  fileprivate mutating func change(at path: ArraySlice<String>, _ body: (inout JSONValue) -> Void) {
    guard let key = path.first else { return body(&self) }
    switch self {
    case .object(var members):
      guard let place = members.lastIndex(where: { $0.key == key }) else { return }
      self = .null
      members[place].value.change(at: path.dropFirst(), body)
      self = .object(members)
    case .array(var elements):
      guard let place = Int(key), elements.indices.contains(place) else { return }
      self = .null
      elements[place].change(at: path.dropFirst(), body)
      self = .array(elements)
    default: return
    }
  }
}
