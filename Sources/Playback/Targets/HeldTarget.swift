import ActionScripts
import ComposableStores
import JSONValues
import ReduxStores

/// A store that a target holds.
protocol HeldStore: AnyObject {
  associatedtype State
  var heldState: State { get }
  var effectsInFlight: Int { get }
  func halt()
}

extension ComposableStores.Store: HeldStore {
  var heldState: State { state }
}

extension ReduxStores.Store: HeldStore {
  var heldState: State { currentState }
}

/// The common part of the targets of stores: they hold a store, and its view takes the store when it is made.
class HeldTarget<Store: HeldStore, Reporter: HeldReporter> {
  /// The store; nil after it was dropped.
  private(set) final var store: Store?
  final let reporter: Reporter
  private let properties: ShownProperties<Store.State>
  private let makeView: ((Store) -> AnyObject)?
  private var boundView: AnyObject?
  final var nested: NestedReactors?
  final var kept: [AnyObject] = []

  init(
    _ store: Store, _ reporter: Reporter, showing properties: ShownProperties<Store.State>,
    changedBy intervention: Intervention?, makeView: ((Store) -> AnyObject)?
  ) {
    self.store = store
    self.reporter = reporter
    self.properties = properties
    self.makeView = makeView
    if reporter.states.mayHoldReactors { nested = NestedReactors(of: store, changedBy: intervention) }
  }

  final var state: JSONValue { store.map { properties.tree(of: $0.heldState, in: nested?.root) } ?? .null }
  final func holds(predicate index: Int) -> Bool {
    store.map { properties.predicates.holds(index, of: $0.heldState) } ?? true
  }
  final var ownEffectsInFlight: Int { store?.effectsInFlight ?? 0 }

  /// Prepares the reporter for the start of the streams.
  final func report(to observer: CasePlayer) {
    reporter.observer = observer
    reporter.nestingHost = nested?.root
  }

  final func haltOwn() {
    store?.halt()
    reporter.observer = nil
    reporter.nestingHost = nil
  }

  final func mute() { store?.halt() }

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
