import JSONValues
import VirtualTime

/// Receives the events of a reactor.
protocol ReactorObserver: AnyObject {
  /// The cause of the present work.
  var targetCause: WorkCause { get set }
  /// An action of the script is processed.
  func targetProcesses(_ action: PreparedAction)
  /// An action that came from inside is processed.
  func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A mutation is reduced.
  func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader)
  /// A state was published; its newly assigned pulses follow.
  /// - Parameter nestingHost: Collects the reactors that live in the state; nil where its type cannot contain any.
  func targetPublishes(stateAt address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?)
  /// A pulse of the state that was just published was assigned.
  func targetFires(_ pulse: String, _ value: JSONValue)
  /// An effect failed, and nothing else reports it.
  func targetSwallows(_ error: any Error, action: String)
  /// The stream of states ended.
  func targetTerminates(_ error: (any Error)?)
}
