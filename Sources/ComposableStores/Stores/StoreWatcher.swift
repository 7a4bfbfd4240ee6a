import Observables

/// Sees what happens inside of a store, each value by its address: a host that reads memory by what it knows of the types
/// needs no generic code on the way.
///
/// The addresses are those of initialised values of the store's types, and valid during the call only.
package protocol StoreWatcher: AnyObject {
  /// An action is reduced next. `cause` is the action whose effect sent it; nil for one that was sent from outside.
  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?)
  /// The action was reduced to this state; its effects start next.
  func sees(stateAt address: UnsafeRawPointer)
  /// An effect of an action failed.
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer)
  /// Something is wrong with how the store is used.
  func sees(_ warning: StoreWarning)
}

/// Takes warnings that come up while it is at work.
package protocol WarningReceiver: AnyObject {
  /// Takes a warning.
  /// - Returns: Whether it did.
  func receive(_ warning: StoreWarning) -> Bool
}
