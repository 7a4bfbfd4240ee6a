import JSONValues
import ReduxStores

/// Observes a redux store and reports its events to the observer.
final class ReduxReporter: HeldReporter, DispatchWatcher {
  private let names: ActionNames
  /// The dispatches that contain this one, innermost last.
  private var dispatches: [Dispatch] = []

  /// A dispatch that has not returned.
  private struct Dispatch {
    let name: String
    /// The origin of the work that it interrupted.
    let interrupted: String?
    /// Whether a middleware acted on the action, or the reducer changed the state.
    var isHandled = false
    /// Whether the reducer returned the same state.
    var isUnchanged = false
  }

  /// The limit for nested dispatches: each takes room on the stack.
  private static let deepest = 1_000

  init(names: ActionNames, states: TreeReader, changedBy intervention: Intervention?) {
    self.names = names
    super.init(states: states, changedBy: intervention)
  }

  func sees(dispatched action: any Action, cause: (any Action)?) {
    let name = names.name(of: action)
    if cause != nil { markHandled() }
    begin(name)
    if let prepared = sent {
      sent = nil
      observer?.targetProcesses(prepared)
    } else if let cause {
      observer?.targetReceives(name, names.tree(of: action), from: names.name(of: cause))
    } else {
      observer?.targetDispatches(name, names.tree(of: action))
    }
    if dispatches.count > Self.deepest { observer?.targetNests(name, deeperThan: Self.deepest) }
  }

  func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String) {
    let name = names.name(of: replacement)
    markHandled()
    begin(name)
    // The replacement exists because a middleware wants it.
    markHandled()
    observer?.targetReceives(name, names.tree(of: replacement), from: names.name(of: original))
  }

  func sees(returnFrom action: any Action) {
    guard let dispatch = dispatches.popLast() else { return }
    observer?.targetOrigin = dispatch.interrupted
    if dispatch.isUnchanged, !dispatch.isHandled { observer?.targetDrops(dispatch.name, because: "unhandled") }
  }

  func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer) {
    guard let observer else { return }
    let name = names.name(of: action)
    let isChanged = observer.targetReduces(name, names.tree(of: action), toStateAt: address, states, in: nestingHost)
    nestingHost?.settle()
    if isChanged || isIgnorable {
      markHandled()
    } else if !dispatches.isEmpty {
      dispatches[dispatches.count - 1].isUnchanged = true
    }
    // No subscriber is notified; the next action that is not ignorable publishes the change.
    if isIgnorable { observer.targetDrops(name, because: "ignorable") }
  }

  func repetitions(of action: any Action) -> Int {
    repetitions(ofActionNamed: names.name(of: action))
  }

  func sees(swallowed action: any Action, by middleware: String) {
    markHandled()
    observer?.targetDrops(names.name(of: action), because: "swallowed by \(middleware)")
  }

  private func begin(_ name: String) {
    dispatches.append(Dispatch(name: name, interrupted: observer?.targetOrigin))
  }

  private func markHandled() {
    if !dispatches.isEmpty { dispatches[dispatches.count - 1].isHandled = true }
  }
}
