import ExactStrings

/// A selection of frames of a timeline.
public struct FrameSelection: Hashable, Sendable {
  /// The names of actions, which select their frames and all immediate consequences; if empty, every frame is selected.
  public var actions: Set<ExactString>
  /// Whether only frames that changed the state are selected.
  public var onlyChanges: Bool
  /// The span of time.
  public var span: InstantSpan

  /// Creates a selection; by default, of all frames.
  public init(actions: Set<ExactString> = [], onlyChanges: Bool = false, span: InstantSpan = InstantSpan()) {
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
    for (index, frame) in one.frames.enumerated() {
      if !actions.isEmpty, one.frames.beginsStep(at: index) {
        isInStep = frame.actionName.map { actions.contains($0) } ?? false
      }
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

  /// Whether the frame is a mutation that changed something.
  fileprivate var changesState: Bool { kind == .mutation && subject.endIndex < line.endIndex }
}
