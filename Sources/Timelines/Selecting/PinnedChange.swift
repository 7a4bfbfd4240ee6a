import ExactStrings
import JSONValues

/// A change of the value at a pinned path, and the frame that shows it.
public struct PinnedChange: Hashable, Sendable {
  /// The path of the value; where a pattern was pinned, a path that it covers.
  public let path: String
  /// The value before; nil if there was none.
  public let old: JSONValue?
  /// The value after; nil if there is none any more.
  public let new: JSONValue?
  /// The index of the frame in its case.
  public let frame: Int
  /// The index of the action, the pushed value or the reply that caused the frame at the same instant; nil if there is
  /// none.
  public let cause: Int?
}

extension TimelineCase {
  /// Returns the changes of the values at, below and above a path, in order. The first one is the value with which the
  /// case opens, whose `old` is nil. Where nothing is at the path, its keys may tell a place in a list: `items.last`,
  /// `items.count`, `cells[id=3]`.
  public func changes(at pin: StatePath) -> [PinnedChange] {
    let changes = changes(below: pin)
    return changes.isEmpty ? self.changes(atPlace: pin) : changes
  }

  private func changes(atPlace pin: StatePath) -> [PinnedChange] {
    var (replay, cause, changes) = (StateReplay(), Int?.none, [PinnedChange]())
    for (index, frame) in frames.enumerated() {
      if frames.beginsStep(at: index) { cause = frame.kind.opensStep ? index : nil }
      guard frame.kind == .mutation || frame.kind == .state else { continue }
      replay.apply(frame)
      let (old, new) = (changes.last?.new, replay.state.value(at: pin.keys[...]))
      if old == new { continue }
      changes.append(PinnedChange(path: pin.scriptText, old: old, new: new, frame: index, cause: cause))
    }
    return changes
  }

  private func changes(below pin: StatePath) -> [PinnedChange] {
    var pinning = Pinning(pin: pin)
    var cause: Int?
    for (index, frame) in frames.enumerated() {
      if frames.beginsStep(at: index) { cause = frame.kind.opensStep ? index : nil }
      guard frame.kind == .mutation || frame.kind == .state else { continue }
      switch frame.content?.fromRoot {
      case .mutation(_, let changes)?:
        for change in changes { pinning.note(change, frame: index, cause: cause) }
      case .state(let state)?: pinning.note(state, frame: index, cause: cause)
      default: continue
      }
    }
    return pinning.changes
  }
}

/// Collects the changes at one pin.
private struct Pinning {
  let pin: StatePath
  var changes: [PinnedChange] = []
  /// The known values by path; nil after elements moved, until the next whole state.
  private var latest: [ExactString: JSONValue]?
  private var isOpen = false

  init(pin: StatePath) {
    self.pin = pin
  }

  mutating func note(_ change: StateChange, frame: Int, cause: Int?) {
    guard let path = StatePath(change.path) else { return }
    if change.kind == .move {
      latest = nil
      return
    }
    if change.kind == .replace, change.old == nil, let new = change.new {
      noteNested(new, at: path, frame: frame, cause: cause)
    } else if pin.covers(path) {
      add(change.path, change.old, change.new, frame, cause)
    } else if StatePath(Array(pin.segments.prefix(path.segments.count))).covers(path) {
      note(change.old, change.new, at: path, frame: frame, cause: cause)
    }
    if change.kind != .replace { latest = nil }
  }

  mutating func note(_ state: JSONValue, frame: Int, cause: Int?) {
    let values = state.values(at: pin.segments[...], of: StatePath())
    for (path, value) in values where !isOpen || (latest != nil && latest?[path] != value) {
      add(path.string, latest?[path], value, frame, cause)
    }
    isOpen = true
    latest = Dictionary(values, uniquingKeysWith: { _, last in last })
  }

  /// Records the state of a nested reactor; its earlier value is known from earlier frames.
  private mutating func noteNested(_ state: JSONValue, at path: StatePath, frame: Int, cause: Int?) {
    guard StatePath(Array(pin.segments.prefix(path.segments.count))).covers(path) else { return }
    for (path, value) in state.values(at: pin.segments.dropFirst(path.segments.count), of: path) {
      if latest != nil, latest?[path] != value { add(path.string, latest?[path], value, frame, cause) }
    }
  }

  /// Records the changes at the pinned places inside of a whole value that changed.
  private mutating func note(_ old: JSONValue?, _ new: JSONValue?, at path: StatePath, frame: Int, cause: Int?) {
    let rest = pin.segments.dropFirst(path.segments.count)
    let before = old?.values(at: rest, of: path) ?? []
    let after = new?.values(at: rest, of: path) ?? []
    let counterparts = Dictionary(after, uniquingKeysWith: { _, last in last })
    let known = Dictionary(before, uniquingKeysWith: { _, last in last })
    for (path, value) in before where counterparts[path] != value {
      add(path.string, value, counterparts[path], frame, cause)
    }
    for (path, value) in after where known[path] == nil { add(path.string, nil, value, frame, cause) }
  }

  private mutating func add(_ path: String, _ old: JSONValue?, _ new: JSONValue?, _ frame: Int, _ cause: Int?) {
    changes.append(PinnedChange(path: path, old: old, new: new, frame: frame, cause: cause))
    latest?[path] = new
  }
}

extension JSONValue {
  /// Returns the values inside of this one to which the steps of a pattern lead, with their paths; `path` is that of
  /// this value.
  fileprivate func values(
    at steps: ArraySlice<StatePath.Segment>, of path: StatePath
  ) -> [(ExactString, JSONValue)] {
    guard let step = steps.first else { return [(ExactString(path.description), self)] }
    func below(_ key: String, _ value: JSONValue) -> [(ExactString, JSONValue)] {
      step == .any || step == .key(key)
        ? value.values(at: steps.dropFirst(), of: StatePath(path.segments + [.key(key)])) : []
    }
    switch self {
    case .object(let members): return members.flatMap { below($0.key, $0.value) }
    case .array(let elements): return elements.enumerated().flatMap { below("\($0)", $1) }
    default: return []
    }
  }
}
