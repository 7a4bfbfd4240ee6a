import ActionScripts
import ReduxStores

/// The entry of a redux store.
final class ReduxEntry<State: ReduxStores.StateType>: CatalogEntry {
  typealias Store = ReduxStores.Store<State>

  let properties = ShownProperties<State>()
  private let vocabulary: RegisteredVocabulary<any ReduxStores.Action>
  private let names: ActionNames
  private let make: (Stage) throws -> Store
  private let makeView: ((Store) -> AnyObject)?

  init(
    name: String, actions: ActionList, make: @escaping (Stage) throws -> Store, makeView: ((Store) -> AnyObject)? = nil
  ) {
    vocabulary = RegisteredVocabulary(actions.cases)
    names = actions.names
    self.make = make
    self.makeView = makeView
    super.init(name: name, kind: .reduxStore)
  }

  override var shapes: [ActionShape]? { vocabulary.shapes }
  override func shape(named name: String) -> ActionShape? { vocabulary.shape(named: name) }
  override func shownName(ofAction name: String) -> String? { names.shownName(of: name) }
  override var stateShape: StateShape { properties.reader.shape }
  override var mayHoldReactors: Bool { properties.reader.mayHoldReactors }
  override var predicates: [String] { properties.predicates.names }
  override var pulsePaths: [String] { [] }
  override var hasView: Bool { makeView != nil }

  override func prepare(_ call: ActionCall) throws(ActionDecodingError) -> PreparedAction {
    PreparedReduxAction(try vocabulary.decode(call), names: names)
  }

  override func newTarget(on stage: Stage) throws -> Target {
    ReduxTarget(
      try make(stage), names: names, showing: properties, changedBy: stage.intervention, makeView: makeView)
  }
}
