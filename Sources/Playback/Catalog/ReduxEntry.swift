import ActionScripts
import ReduxStores

/// The entry of a redux store.
final class ReduxEntry<State: ReduxStores.StateType>: TypedEntry<State, any ReduxStores.Action> {
  typealias Store = ReduxStores.Store<State>

  private let names: ActionNames
  private let make: (Stage) throws -> Store
  private let makeView: ((Store) -> AnyObject)?

  init(
    name: String, actions: ActionList, make: @escaping (Stage) throws -> Store, makeView: ((Store) -> AnyObject)? = nil
  ) {
    names = actions.names
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .reduxStore, vocabulary: RegisteredVocabulary(actions.cases))
  }

  override func shownName(ofAction name: String) -> String? { names.shownName(of: name) }
  override var hasView: Bool { makeView != nil }

  override func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    PreparedReduxAction(try vocabulary.decode(call), names: names)
  }

  override func newTarget(on stage: Stage) throws -> any Target {
    ReduxTarget(
      try make(stage), names: names, showing: properties, changedBy: stage.intervention, makeView: makeView)
  }
}
