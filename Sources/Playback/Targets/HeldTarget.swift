/// A target that holds a store; its view takes the store when it is made.
class HeldTarget<Store: AnyObject>: Target {
  /// The store; nil after it was dropped.
  private(set) final var store: Store?
  private let makeView: ((Store) -> AnyObject)?
  private var boundView: AnyObject?

  /// - Parameter states: Reads the states of the store.
  init(
    _ store: Store, states: TreeReader, changedBy intervention: Intervention?, makeView: ((Store) -> AnyObject)?
  ) {
    self.store = store
    self.makeView = makeView
    super.init()
    if states.mayHoldReactors { nested = NestedReactors(of: store, changedBy: intervention) }
  }

  final override var makesViewWhenBound: Bool { true }
  final override var view: AnyObject? { boundView }

  final override func setBound(_ isBound: Bool) {
    if !isBound { boundView = nil } else if boundView == nil, let store { boundView = makeView?(store) }
  }

  final override func drop() -> Bool {
    boundView = nil
    weak let dropped = store
    store = nil
    return dropped == nil
  }
}
