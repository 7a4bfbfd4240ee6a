import ComposableStores
import JSONValues

/// Observes a composable store, reads it with the readers of its types, and reports its events to the observer.
final class StoreReporter: HeldReporter, StoreWatcher {
  private let actions: ActionReader
  /// The action that is being reduced.
  private var reduced = (name: "", tree: JSONValue.null)

  init(actions: ActionReader, states: TreeReader, changedBy intervention: Intervention?) {
    self.actions = actions
    super.init(states: states, changedBy: intervention)
  }

  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?) {
    if cause == nil, let action = sent {
      sent = nil
      reduced = (action.name, action.tree)
      observer?.targetProcesses(action)
      return
    }
    reduced = (actions.name(at: address), actions.tree(at: address))
    if let cause {
      observer?.targetReceives(reduced.name, reduced.tree, from: actions.name(at: cause))
    } else {
      observer?.targetProcesses(reduced.name, reduced.tree)
    }
  }

  func sees(stateAt address: UnsafeRawPointer) {
    observer?.targetReduces(reduced.name, reduced.tree, toStateAt: address, states, in: nestingHost)
    nestingHost?.settle()
  }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    observer?.targetSwallows(error, action: actions.name(at: address))
  }

  func repetitions(ofActionAt address: UnsafeRawPointer) -> Int {
    repetitions(ofActionNamed: actions.name(at: address))
  }

  func sees(_ warning: StoreWarning) { observer?.targetWarns(warning.message, losesAction: warning.losesAction) }
}
