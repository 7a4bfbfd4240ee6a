import ComposableStores
import JSONValues

/// Observes a composable store, reads it with the readers of its types, and reports its events to the observer.
final class StoreReporter: StoreWatcher {
  /// The receiver of events. An observer has to halt the target before it is released.
  unowned(unsafe) var observer: (any TargetObserver)?
  /// Collects the reactors that live in the states; nil where the type of the state cannot contain any.
  unowned(unsafe) var nestingHost: NestingHost?
  /// The action that the script has sent and the store has not yet begun to reduce.
  var sent: PreparedAction?

  private let actions: ActionReader
  private let states: TreeReader
  /// The action that is being reduced.
  private var reduced = (name: "", tree: JSONValue.null)

  /// The intervention of a mutant; nil unless cases are played with mutants.
  private let intervention: Intervention?

  init(actions: ActionReader, states: TreeReader, changedBy intervention: Intervention?) {
    self.intervention = intervention
    self.actions = actions
    self.states = states
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
    guard let intervention else { return 1 }
    return intervention.repetitions(of: .action(actions.name(at: address)))
  }

  func sees(_ warning: StoreWarning) { observer?.targetWarns(warning.message, losesAction: warning.losesAction) }
}
