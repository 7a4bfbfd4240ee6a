/// Sees what happens inside of a reactor, each value by its address: a host that reads memory by what it knows of the types
/// needs no generic code on the way, which would cost more than the rest of a step.
///
/// The addresses are those of initialised values of the reactor's types, and valid during the call only.
package protocol PipelineWatcher: AnyObject {
  /// An action is processed now.
  func sees(actionAt address: UnsafeRawPointer)
  /// A mutation is reduced now.
  func sees(mutationAt address: UnsafeRawPointer)
  /// A state was emitted.
  func sees(stateAt address: UnsafeRawPointer)
  /// A state was set on the stub while that is enabled.
  func sees(stubStateAt address: UnsafeRawPointer)
  /// An effect begins that takes time.
  /// - Returns: The number that its end is told by.
  func beginsEffect() -> Int
  /// What an effect sent was processed, with the actions that came of it, and the effect goes on.
  func continuesEffect(_ number: Int)
  /// An effect that took time has completed or failed. The end of the reactor, which ends all effects, is not told.
  func endsEffect(_ number: Int)
  /// The effect of an action failed.
  func sees(_ error: any Error, ofActionAt address: UnsafeRawPointer)
  /// The stream of states ended.
  func sees(termination error: (any Error)?)
}
