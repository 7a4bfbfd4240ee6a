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
  /// `items.count`, `cells[id=3]`; and `state` may stand before them, as in a script.
  public func changes(at pin: StatePath) -> [PinnedChange] {
    var changes = changes(below: pin)
    if changes.isEmpty { changes = self.changes(atPlaces: pin) }
    guard changes.isEmpty, let inside = pin.insideState else { return changes }
    return self.changes(at: inside)
  }

  private func changes(atPlaces pin: StatePath) -> [PinnedChange] {
    var (pinning, replay, before) = (Pinning(pin: pin, isOfPlaces: true), StateReplay(), JSONValue?.none)
    forEachFrameOfStates { frame, index, cause in
      pinning.place = (index, cause)
      replay.apply(frame)
      pinning.note(before, replay.state, at: StatePath())
      before = replay.state
    }
    return pinning.changes
  }

  private func changes(below pin: StatePath) -> [PinnedChange] {
    var (pinning, replay, isOpen) = (Pinning(pin: pin), StateReplay(), false)
    forEachFrameOfStates { frame, index, cause in
      pinning.place = (index, cause)
      let content = frame.content?.fromRoot
      switch content {
      case .mutation(_, let changes)? where changes.contains(where: pinning.needsStates):
        let before = replay.state
        replay.apply(frame, content)
        return pinning.note(changes, from: before, to: replay.state)
      case .mutation(_, let changes)?: for change in changes { pinning.note(change, in: &replay) }
      case .state(let state)?: pinning.note(isOpen ? replay.state : nil, state, at: StatePath())
      default: break
      }
      isOpen = true
      replay.apply(frame, content)
    }
    return pinning.changes
  }

  /// Calls `body` with each frame that tells of states, its index, and the index of the frame that caused it.
  private func forEachFrameOfStates(_ body: (_ frame: Frame, _ index: Int, _ cause: Int?) -> Void) {
    var cause: Int?
    for (index, frame) in frames.enumerated() {
      if frames.beginsStep(at: index) { cause = frame.kind.opensStep ? index : nil }
      if frame.kind == .mutation || frame.kind == .state { body(frame, index, cause) }
    }
  }
}

/// Collects the changes at one pin.
private struct Pinning {
  let pin: StatePath
  /// Whether its keys may tell places in lists.
  let isOfPlaces: Bool
  /// The frame whose changes come, and what caused it.
  var place: (frame: Int, cause: Int?) = (0, nil)
  private(set) var changes: [PinnedChange] = []

  init(pin: StatePath, isOfPlaces: Bool = false) {
    self.pin = pin
    self.isOfPlaces = isOfPlaces
  }

  /// Returns whether only the states around a change tell what it does at the pin: it shifts rows on the way there, or
  /// moves a row that lies below.
  func needsStates(for change: StateChange) -> Bool {
    guard let list = Self.list(of: change) else { return false }
    return leads(through: list) || change.kind == .move && pin.covers(list)
  }

  /// Returns whether a change may put another row in a place of a list that the pin leads through.
  private func shiftsRowsOnWay(_ change: StateChange) -> Bool { Self.list(of: change).map(leads) ?? false }

  /// Returns the list of which a change adds, removes or moves a row; nil for another change.
  private static func list(of change: StateChange) -> StatePath? {
    change.kind == .replace ? nil : StatePath(change.path)?.row?.list
  }

  private func leads(through path: StatePath) -> Bool { path.segments.count < pin.segments.count && begins(like: path) }

  /// Returns whether the pin, as far as a path is long, covers that path.
  private func begins(like path: StatePath) -> Bool {
    StatePath(Array(pin.segments.prefix(path.segments.count))).covers(path)
  }

  /// Records the changes of a frame that adds, removes or moves rows, by the states around it: a place may hold another
  /// row than before.
  mutating func note(_ changes: [StateChange], from before: JSONValue, to after: JSONValue) {
    if changes.contains(where: shiftsRowsOnWay) { return note(before, after, at: StatePath()) }
    for change in changes {
      guard let path = StatePath(change.path), pin.covers(path) else { continue }
      if change.kind == .move {
        add(change.path, before.value(at: path.keys[...]), after.value(at: path.keys[...]))
      } else {
        add(change.path, change.old, change.new)
      }
    }
  }

  /// Records a change.
  /// - Parameter replay: The state before the frame.
  mutating func note(_ change: StateChange, in replay: inout StateReplay) {
    guard let path = StatePath(change.path) else { return }
    if change.kind == .replace, change.old == nil, let new = change.new {
      // The state of a nested reactor, whose earlier value is known from earlier frames.
      note(replay.state.value(at: path.keys[...]), new, at: path)
    } else if pin.covers(path) {
      add(change.path, change.old, change.new)
    } else {
      note(change.old, change.new, at: path)
    }
  }

  /// Records the changes at the pinned places inside of a value that changed as a whole.
  mutating func note(_ old: JSONValue?, _ new: JSONValue?, at path: StatePath) {
    guard begins(like: path) else { return }
    let rest = pin.segments.dropFirst(path.segments.count)
    let before = old?.values(at: rest, of: path, asPlaces: isOfPlaces) ?? []
    let after = new?.values(at: rest, of: path, asPlaces: isOfPlaces) ?? []
    let counterparts = Dictionary(after, uniquingKeysWith: { _, last in last })
    let known = Dictionary(before, uniquingKeysWith: { _, last in last })
    for (path, value) in before {
      let counterpart = counterparts[path]
      if let counterpart, counterpart == value || StateChange.between(value, counterpart).isEmpty { continue }
      add(path.string, value, counterpart)
    }
    for (path, value) in after where known[path] == nil { add(path.string, nil, value) }
  }

  private mutating func add(_ path: String, _ old: JSONValue?, _ new: JSONValue?) {
    changes.append(PinnedChange(path: path, old: old, new: new, frame: place.frame, cause: place.cause))
  }
}

extension JSONValue {
  /// Returns the values inside of this one to which the steps of a pattern lead, with their paths.
  /// - Parameters:
  ///   - path: The path of this value.
  ///   - mayBePlaces: Whether keys may tell places in lists: `last`, `count`, `[id=3]`.
  func values(
    at steps: ArraySlice<StatePath.Segment>, of path: StatePath, asPlaces mayBePlaces: Bool
  ) -> [(ExactString, JSONValue)] {
    guard let step = steps.first else {
      return [(ExactString(mayBePlaces ? path.scriptText : path.description), self)]
    }
    func below(_ key: String, _ value: JSONValue) -> [(ExactString, JSONValue)] {
      value.values(at: steps.dropFirst(), of: StatePath(path.segments + [.key(key)]), asPlaces: mayBePlaces)
    }
    switch (self, step) {
    case (.object(let members), .any): return members.flatMap { below($0.key, $0.value) }
    case (.array(let elements), .any): return elements.enumerated().flatMap { below("\($0)", $1) }
    case (.object, .key(let key)): return self[key].map { below(key, $0) } ?? []
    case (_, .key(let key)) where mayBePlaces: return value(at: [key]).map { below(key, $0) } ?? []
    case (.array(let elements), .key(let key)):
      guard let index = StatePath([step]).row?.index, index < elements.count else { return [] }
      return below(key, elements[index])
    default: return []
    }
  }
}
