import ComposableStores
import JSONValues

/// Sees what happens in a composable store, reads it by what is known of its types, and tells the observer.
final class StoreWitness: StoreWatcher {
  /// Hears what was seen. Whoever observes has to halt the target before it goes.
  unowned(unsafe) var observer: (any TargetObserver)?
  /// Takes in the reactors that live in the states; nil where the type of the state says that none can.
  unowned(unsafe) var residence: Residence?
  /// The action that the script has sent and the store has not yet begun to reduce.
  var sent: PreparedAction?

  private let actions: ActionReader
  private let states: TreeReader
  /// The action that is being reduced.
  private var reduced = (name: "", tree: JSONValue.null)

  init(actions: ActionReader, states: TreeReader) {
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
    observer?.targetReduces(reduced.name, reduced.tree, to: states.tree(at: address, in: residence))
    residence?.settle()
  }

  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer) {
    observer?.targetSwallows(error, action: actions.name(at: address))
  }

  func sees(_ warning: StoreWarning) { observer?.targetWarns(warning.message) }
}
