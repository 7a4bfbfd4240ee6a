import ActionScripts
import ComposableStores

/// The entry of a composable store.
final class StoreEntry<State, Action>: TypedEntry<State, Action> {
  typealias Store = ComposableStores.Store<State, Action>

  private let make: (Stage) throws -> Store
  private let makeView: ((Store) -> AnyObject)?

  init(
    name: String, vocabulary: ActionVocabulary<Action>, make: @escaping (Stage) throws -> Store,
    makeView: ((Store) -> AnyObject)? = nil
  ) {
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .composableStore, vocabulary: vocabulary)
  }

  override var namesActionsOfEffects: Bool { vocabulary.isWhole }
  override var hasView: Bool { makeView != nil }

  override func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    let action = try vocabulary.decode(call)
    return PreparedActionValue(action, name: ActionName.of(action))
  }

  override func newTarget(on stage: Stage) throws -> any Target {
    let store = try make(stage)
    if !store.isWatchable {
      fatalError("store '\(name)' is registered by a scope of it: register the store itself")
    }
    return StoreTarget(store, showing: properties, changedBy: stage.intervention, makeView: makeView)
  }
}
