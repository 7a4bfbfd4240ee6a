import JSONValues
import Timelines
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

/// Receives the events of a target.
protocol TargetObserver: ReactorObserver {
  /// An action that an effect sent is processed; `origin` names the action that began the effect, if it is known.
  func targetReceives(_ name: String, _ tree: JSONValue, from origin: String?)
  /// An action that came from elsewhere is processed.
  func targetProcesses(_ name: String, _ tree: JSONValue)
  /// An action that came from elsewhere is processed; scheduled work may have sent it.
  func targetDispatches(_ name: String, _ tree: JSONValue)
  /// An action was reduced to a state.
  /// - Parameter nestingHost: Collects the reactors that live in the state; nil where its type cannot contain any.
  /// - Returns: Whether the state differs from the one before it.
  @discardableResult
  func targetReduces(
    _ name: String, _ tree: JSONValue, toStateAt address: UnsafeRawPointer, _ reader: TreeReader,
    in nestingHost: NestingHost?
  ) -> Bool
  /// The name of the action that the present work is for; work that is scheduled from now on inherits it.
  var targetOrigin: String? { get set }
  /// Actions send actions, each one before the previous one has returned, deeper than the limit.
  func targetNests(_ name: String, deeperThan limit: Int)
  /// An action had no effect.
  func targetDrops(_ name: String, because reason: String)
  /// The target is used wrongly.
  /// - Parameter losesAction: Whether an action went nowhere.
  func targetWarns(_ message: String, losesAction: Bool)
  /// A nested reactor processes an action.
  func target(_ nested: NestedReactor, processes name: String, _ tree: JSONValue, isOfScript: Bool)
  /// A nested reactor reduces a mutation.
  func target(_ nested: NestedReactor, reducesAt address: UnsafeRawPointer, _ reader: NamedReader)
  /// Something else happened in a nested reactor.
  func target(_ nested: NestedReactor, tells event: Record.Event)
  /// A nested reactor was found and is to be connected.
  func target(connects nested: NestedReactor)
  /// The state at a place has changed because a nested reactor changed, which was reported.
  func targetReplaces(at path: [NestedStep], with tree: JSONValue)
  /// Reactors left the state.
  func targetLosesReactors()
}
