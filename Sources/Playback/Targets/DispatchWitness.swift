import JSONValues
import ReduxStores

/// Sees what happens in a redux store, and tells the observer.
final class DispatchWitness: DispatchWatcher {
  /// Hears what was seen. Whoever observes has to halt the target before it goes.
  unowned(unsafe) var observer: (any TargetObserver)?
  /// The action that the script has dispatched and the store has not yet begun to process.
  var sent: PreparedAction?

  private let names: ActionNames
  private let states: TreeReader
  /// The names of actions that need nobody to handle them: middlewares have acted on them, or they have changed the state
  /// before.
  private var handled: Set<String> = []
  /// What the work was for that each dispatch interrupted, innermost last.
  private var interrupted: [String?] = []

  init(names: ActionNames, states: TreeReader) {
    self.names = names
    self.states = states
  }

  func sees(dispatched action: any Action, cause: (any Action)?) {
    interrupted.append(observer?.targetOrigin)
    if let prepared = sent {
      sent = nil
      observer?.targetProcesses(prepared)
      return
    }
    let name = names.name(of: action)
    guard let cause = cause.map(names.name) else {
      observer?.targetDispatches(name, names.tree(of: action))
      return
    }
    handled.formUnion([cause, name])
    observer?.targetReceives(name, names.tree(of: action), from: cause)
  }

  func sees(returnFrom action: any Action) {
    if let origin = interrupted.popLast() { observer?.targetOrigin = origin }
  }

  func sees(_ replacement: any Action, insteadOf original: any Action, by middleware: String) {
    let name = names.name(of: replacement)
    handled.insert(name)
    observer?.targetReceives(name, names.tree(of: replacement), from: names.name(of: original))
  }

  func sees(reduced action: any Action, isIgnorable: Bool, stateAt address: UnsafeRawPointer) {
    guard let observer else { return }
    let name = names.name(of: action)
    var objects = EnclosingObjects()
    let state = states.tree(at: address, inside: &objects)
    let isChanged = observer.targetReduces(name, names.tree(of: action), to: state)
    if isIgnorable {
      // Nobody is told; the next action that is none of these publishes what it changed.
      observer.targetDrops(name, because: "ignorable")
    } else if isChanged {
      handled.insert(name)
    } else if !handled.contains(name) {
      observer.targetDrops(name, because: "unhandled")
    }
  }

  func sees(swallowed action: any Action, by middleware: String) {
    observer?.targetDrops(names.name(of: action), because: "swallowed by \(middleware)")
  }
}
