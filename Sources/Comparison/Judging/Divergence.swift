import JSONValues
import Timelines

/// Where the two states are known to differ, and by which values, because a difference that says so was listed.
struct Divergence {
  /// What a pair of frames adds to what is known.
  enum Verdict {
    /// They do not differ in anything that counts.
    case nothing
    /// Every difference between them follows from what is known.
    case consequence
    /// Something new differs.
    case difference
  }

  private struct Values: Equatable {
    var expected: JSONValue?
    var actual: JSONValue?

    init(_ expected: JSONValue?, _ actual: JSONValue?) {
      self.expected = expected
      self.actual = actual
    }
  }

  private var known: [String: Values] = [:] {
    didSet { areRootsStale = true }
  }
  /// Hashes of the first steps of the known paths: most frames change nothing near them, and need not be read.
  private var latestRoots: Set<UInt64> = []
  private var areRootsStale = false

  private var roots: Set<UInt64> {
    mutating get {
      if areRootsStale {
        latestRoots = Set(known.keys.map { Frame.rootHash(Array($0.utf8)[...]) })
        areRootsStale = false
      }
      return latestRoots
    }
  }

  /// Learns from a frame that did not come.
  mutating func note(missing frame: Frame) {
    for change in frame.changes { known[change.path] = Values(change.new, change.old) }
  }

  /// Learns from a frame that was not expected.
  mutating func note(surplus frame: Frame) {
    for change in frame.changes { known[change.path] = Values(change.old, change.new) }
  }

  /// Forgets what a frame that is the same on both sides set right, or may have moved.
  mutating func settle(behind frame: Frame) {
    if known.isEmpty { return }
    if frame.kind == .state { known = [:] }
    guard frame.kind == .mutation, frame.mayChange(oneOf: roots) else { return }
    for change in frame.changes { forget(near: change) }
  }

  /// Compares what two mutations changed.
  mutating func compare(_ before: [StateChange], _ after: [StateChange]) -> Verdict {
    var counterparts = Dictionary(after.map { ($0.path, $0) }, uniquingKeysWith: { _, last in last })
    var verdict = Verdict.nothing
    func add(_ isConsequence: Bool) {
      if !isConsequence { verdict = .difference } else if verdict == .nothing { verdict = .consequence }
    }
    for old in before {
      if let new = counterparts.removeValue(forKey: old.path) {
        if old.isSpelled(like: new) { continue }
        add(isKnown(old, new))
        learn(old.path, Values(old.new, new.new))
      } else {
        add(known[old.path] == Values(old.old, old.new))
        learn(old.path, Values(old.new, known[old.path].map(\.actual) ?? old.old))
      }
    }
    for new in after where counterparts[new.path] != nil {
      add(known[new.path] == Values(new.new, new.old))
      learn(new.path, Values(known[new.path].map(\.expected) ?? new.old, new.new))
    }
    return verdict
  }

  /// Compares two whole states by what distinguishes them.
  mutating func compare(_ distinctions: [StateChange]) -> Verdict {
    if distinctions.isEmpty { return .nothing }
    let isConsequence = distinctions.allSatisfy { known[$0.path] == Values($0.old, $0.new) }
    for distinction in distinctions { known[distinction.path] = Values(distinction.old, distinction.new) }
    return isConsequence ? .consequence : .difference
  }

  /// Either both end at the same value and only started from values known to differ, or they end where it is known.
  private func isKnown(_ old: StateChange, _ new: StateChange) -> Bool {
    guard let values = known[old.path] else { return false }
    return (old.new == new.new && values == Values(old.old, new.old)) || values == Values(old.new, new.new)
  }

  private mutating func learn(_ path: String, _ values: Values) {
    known[path] = values.expected == values.actual ? nil : values
  }

  private mutating func forget(near change: StateChange) {
    let path = change.path
    known[path] = nil
    // An element that comes or goes moves its neighbours.
    let reach = change.kind == .replace ? path : path.parent
    known = known.filter { entry in !entry.key.lies(below: reach) && !path.lies(below: entry.key) }
  }
}

extension Frame {
  fileprivate var changes: [StateChange] {
    guard kind == .mutation, case .mutation(_, let changes)? = content else { return [] }
    return changes
  }
}

extension Frame {
  /// Whether one of the paths behind the name of a mutation may begin with one of the steps that have these hashes, or
  /// is the root.
  fileprivate func mayChange(oneOf roots: Set<UInt64>) -> Bool {
    let rootOfAll = Self.rootHash([])
    if roots.contains(rootOfAll) { return true }
    let body = body
    var (index, isQuoted) = (body.startIndex, false)
    while index < body.endIndex {
      switch body[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case UInt8(ascii: " ") where !isQuoted && body[index...].dropFirst().first == UInt8(ascii: " "):
        let hash = Self.rootHash(body[(index + 2)...])
        if hash == rootOfAll || roots.contains(hash) { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  /// A hash of the first step of a path, without the marker of an addition or a removal.
  fileprivate static func rootHash(_ path: ArraySlice<UInt8>) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    let isMarked = path.first == UInt8(ascii: "+") || path.first == UInt8(ascii: "-")
    for byte in path.dropFirst(isMarked ? 1 : 0) {
      if byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":") { break }
      hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3
    }
    return hash
  }
}

extension StateChange {
  fileprivate func isSpelled(like other: StateChange) -> Bool {
    kind == other.kind && old?.text == other.old?.text && new?.text == other.new?.text
  }
}

extension String {
  /// The path without its last step.
  fileprivate var parent: String {
    guard var path = StatePath(self), !path.segments.isEmpty else { return "." }
    path.segments.removeLast()
    return path.description
  }

  fileprivate func lies(below ancestor: String) -> Bool {
    ancestor == "."
      || (utf8.count > ancestor.utf8.count && hasPrefix(ancestor)
        && utf8.dropFirst(ancestor.utf8.count).first == UInt8(ascii: "."))
  }
}
