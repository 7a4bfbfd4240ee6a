/// An observer of a reactor that receives each value by its address: the one way in which timelines, traces and players
/// follow a reactor. A host that reads memory by what it knows of the types needs no generic code in between, which
/// would cost more than the rest of a step.
///
/// The addresses are those of initialised values of the reactor's types. They are valid only during the call.
package protocol PipelineWatcher: AnyObject {
  /// Reports that an action is about to be processed.
  func sees(actionAt address: UnsafeRawPointer)
  /// Reports that a mutation is about to be reduced.
  func sees(mutationAt address: UnsafeRawPointer)
  /// Reports that a state was emitted.
  func sees(stateAt address: UnsafeRawPointer)
  /// Reports that a state was set on the enabled stub, in the place of the one at `before`.
  func sees(stubStateAt address: UnsafeRawPointer, after before: UnsafeRawPointer)
  /// Reports that an effect that takes time begins.
  /// - Returns: The number that identifies the effect at its end.
  func beginsEffect() -> Int
  /// Reports that a mutation of the effect was processed, with the actions that it caused, and that the effect
  /// continues.
  func continuesEffect(_ number: Int)
  /// Reports that an effect that takes time completed or failed. The end of the reactor, which ends all effects, is not
  /// reported here.
  func endsEffect(_ number: Int)
  /// Reports that the effect of an action failed.
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer)
  /// Reports that the stream of states ended.
  func sees(termination error: (any Error)?)
}

// Most watchers do not follow effects.
extension PipelineWatcher {
  package func beginsEffect() -> Int { 0 }
  package func continuesEffect(_ number: Int) {}
  package func endsEffect(_ number: Int) {}
}

/// Counts the effects of a reactor.
package protocol EffectCounter: AnyObject {
  /// The number of actions whose effects have not ended.
  var effectsInFlight: Int { get }
}
