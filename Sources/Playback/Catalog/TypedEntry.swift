/// An entry that knows the types of its state and of its actions.
class TypedEntry<State, Action>: CatalogEntry {
  final let properties = ShownProperties<State>()
  final let vocabulary: ActionVocabulary<Action>

  init(name: String, kind: EntryKind, vocabulary: ActionVocabulary<Action>) {
    self.vocabulary = vocabulary
    super.init(name: name, kind: kind)
  }

  final override var shapes: [ActionShape]? { vocabulary.shapes }
  final override func shape(named name: String) -> ActionShape? { vocabulary.shape(named: name) }
  override func shownName(ofAction name: String) -> String? { vocabulary.shownName(of: name) }
  final override var stateShape: StateShape { properties.reader.shape }
  final override var mayHoldReactors: Bool { properties.reader.mayHoldReactors }
  final override var predicates: [String] { properties.predicates.names }
}
