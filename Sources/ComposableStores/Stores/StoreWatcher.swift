import Observables

/// An observer of a store that receives each value by its address. A host that reads memory by what it knows of the
/// types needs no generic code in between.
///
/// The addresses are those of initialised values of the store's types. They are valid only during the call.
package protocol StoreWatcher: AnyObject {
  /// Reports that an action is about to be reduced. `cause` is the action whose effect sent it; nil if it was sent from
  /// outside.
  func sees(actionAt address: UnsafeRawPointer, sentByEffectOfActionAt cause: UnsafeRawPointer?)
  /// Reports that the action was reduced to this state; its effects start next.
  func sees(stateAt address: UnsafeRawPointer)
  /// Reports that an effect of an action failed.
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer)
  /// Reports a mistake in the use of the store.
  func sees(_ warning: StoreWarning)
  /// Returns how often an action that is about to be reduced is reduced: once, unless the host tries what the store
  /// would do if it were written differently.
  func repetitions(ofActionAt address: UnsafeRawPointer) -> Int
}

extension StoreWatcher {
  /// Every action is reduced once.
  package func repetitions(ofActionAt address: UnsafeRawPointer) -> Int { 1 }
}
