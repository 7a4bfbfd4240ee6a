import ExactStrings
import JSONValues

/// A selection of frames of a timeline.
public struct FrameSelection: Hashable, Sendable {
  /// The actions, which select their frames and all immediate consequences; if empty, every frame is selected.
  ///
  /// An action is a name. The path of a reactor in the state may stand before it; its keys may be places in lists. `*`
  /// stands for each name and for each key.
  public var actions: [StatePath]
  /// Whether only frames that changed the state are selected.
  public var onlyChanges: Bool
  /// The span of time.
  public var span: InstantSpan

  /// Creates a selection; by default, of all frames.
  public init(actions: [StatePath] = [], onlyChanges: Bool = false, span: InstantSpan = InstantSpan()) {
    self.actions = actions
    self.onlyChanges = onlyChanges
    self.span = span
  }

  /// Whether every frame is selected.
  public var isEverything: Bool { self == FrameSelection() }

  /// Returns the indices of the selected frames of a case, ascending.
  public func indices(in one: TimelineCase) -> [Int] {
    if isEverything { return Array(one.frames.indices) }
    var selected: [Int] = []
    var isInStep = false
    // Only a state tells which row of a list a path leads to.
    let needsStates = actions.contains { $0.segments.count > 1 }
    var replay = StateReplay()
    for (index, frame) in one.frames.enumerated() {
      if !actions.isEmpty, one.frames.beginsStep(at: index) {
        isInStep = actions.contains { frame.isOf($0, in: replay.state) }
      }
      if needsStates { replay.apply(frame) }
      guard actions.isEmpty || isInStep, span.contains(frame.at), !onlyChanges || frame.changesState else { continue }
      selected.append(index)
    }
    return selected
  }
}

extension Frame {
  /// The name of the action, for an action and for one that an effect sent.
  public var actionName: String? {
    guard kind == .action || kind == .effect else { return nil }
    switch content?.own {
    case .action(let name, _)?, .dropped(let name, _)?, .effect(let name, _, _)?: return name
    default: return nil
    }
  }

  /// Returns whether the frame is of an action, by its name alone or behind the path of its reactor.
  fileprivate func isOf(_ action: StatePath, in state: @autoclosure () -> JSONValue) -> Bool {
    guard let name = actionName else { return false }
    // A name may have dots itself.
    return action.segments.indices.contains { start in
      let wanted = action.keys[start...].joined(separator: ".")
      guard wanted == name || wanted == "*" else { return false }
      if start == 0 { return true }
      guard case .nested(let path, _)? = content else { return false }
      return StatePath(Array(action.segments[..<start])).leads(to: path, in: state())
    }
  }

  /// Whether the frame is a mutation that changed something.
  fileprivate var changesState: Bool { kind == .mutation && subject.endIndex < line.endIndex }
}

extension StatePath {
  /// Returns whether this pattern, whose keys may tell places in lists, leads to a path in a state.
  fileprivate func leads(to path: StatePath, in state: JSONValue) -> Bool {
    guard segments.count == path.segments.count else { return false }
    var value: JSONValue? = state
    return zip(segments, path.keys).allSatisfy { pattern, key in
      defer { value = value?.value(at: [key]) }
      guard case .key(let wanted) = pattern, wanted != key else { return true }
      return value?.place(of: wanted).map { "\($0)" == key } ?? false
    }
  }
}
