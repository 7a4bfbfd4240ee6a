import ActionScripts
import JSONValues

/// The common part of the targets of stores: they hold a store, and its view takes the store when it is made.
class HeldTarget<Store: AnyObject> {
  /// The store; nil after it was dropped.
  private(set) final var store: Store?
  private let makeView: ((Store) -> AnyObject)?
  private var boundView: AnyObject?
  final var nested: NestedReactors?
  final var kept: [AnyObject] = []

  /// - Parameter states: Reads the states of the store.
  init(
    _ store: Store, states: TreeReader, changedBy intervention: Intervention?, makeView: ((Store) -> AnyObject)?
  ) {
    self.store = store
    self.makeView = makeView
    if states.mayHoldReactors { nested = NestedReactors(of: store, changedBy: intervention) }
  }

  final var makesViewWhenBound: Bool { true }
  final var view: AnyObject? { boundView }

  final func setBound(_ isBound: Bool) {
    if !isBound { boundView = nil } else if boundView == nil, let store { boundView = makeView?(store) }
  }

  final func drop() -> Bool {
    boundView = nil
    weak let dropped = store
    store = nil
    return dropped == nil
  }

  final var stub: JSONValue { .null }
  final func setStubbed(_ isStubbed: Bool) { preconditionFailure("a store has no stub") }
  final func patchStub(_ value: ScriptValue) throws(ArgumentError) { preconditionFailure("a store has no stub") }
}
