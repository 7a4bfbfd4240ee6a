import ExactStrings

/// Which frames of a timeline somebody wants to see.
public struct FrameSelection: Hashable, Sendable {
  /// Names of actions: their frames and all that came of them at once; none means every frame.
  public var actions: Set<ExactString>
  /// Whether only the frames count that changed the state.
  public var onlyChanges: Bool
  /// When.
  public var span: InstantSpan

  /// A selection; without arguments, of everything.
  public init(actions: Set<ExactString> = [], onlyChanges: Bool = false, span: InstantSpan = InstantSpan()) {
    self.actions = actions
    self.onlyChanges = onlyChanges
    self.span = span
  }

  /// Whether every frame is selected.
  public var isEverything: Bool { self == FrameSelection() }

  /// The indices of the selected frames of a case, ascending.
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
