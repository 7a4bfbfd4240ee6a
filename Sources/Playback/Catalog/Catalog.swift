import ActionScripts
import ExactStrings
import Reactors

/// The reactors and stores that scripts can name.
public final class Catalog {
  private(set) var entries: [CatalogEntry] = []
  /// The vocabularies of reactors that live only in the states of others, by their types.
  private var nestedVocabularies: [ObjectIdentifier: AnyObject] = [:]

  /// Creates an empty catalog.
  public init() {}

  /// Registers a reactor whose actions scripts can decode.
  ///
  ///     catalog.reactor("cart") { stage in CartReactor(api: stage.port("api"), scheduler: stage.scheduler) }
  ///
  /// - Parameters:
  ///   - name: The name in scripts: `@reactor cart`. A later registration of the same name replaces the earlier one.
  ///   - make: Makes a fresh reactor for each case; asks the stage for everything that the reactor needs from outside.
  ///     An error that it throws is reported at each script line that names the reactor.
  @discardableResult
  public func reactor<R: Reactor>(_ name: String, _ make: @escaping (Stage) throws -> R) -> Registration<R.State>
  where R.Action: Decodable {
    insert(ReactorEntry(name: name, vocabulary: DecodableVocabulary<R.Action>(), make: make))
  }

  /// Registers a reactor without changing its source: `cases` names the cases of its action.
  ///
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - make: Makes a fresh reactor for each case.
  ///   - cases: Names the actions.
  @discardableResult
  public func reactor<R: Reactor>(
    _ name: String, _ make: @escaping (Stage) throws -> R, cases: (CaseList<R.Action>) -> Void
  ) -> Registration<R.State> {
    insert(ReactorEntry(name: name, vocabulary: .registered(cases), make: make))
  }

  /// Registers a reactor with the headless view that `&` lines use.
  ///
  ///     catalog.reactor("counter", view: { _ in CounterView() }) { _ in CounterReactor() }
  ///
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - view: Makes a fresh view for each case that has a `&` line or an expectation of the view. Its controls are
  ///     found in its stored properties, by their names.
  ///   - make: Makes a fresh reactor for each case; a trailing closure.
  // Without the unnamed parameter, a mistake in `cases` would make the compiler take the two closures of the other
  // overload for `view` and `make`. With it, the compiler reports the mistake at the case.
  @discardableResult
  public func reactor<R: Reactor, V: View>(
    _ name: String, view: @escaping (Stage) -> V, _: Void = (), _ make: @escaping (Stage) throws -> R
  ) -> Registration<R.State> where R.Action: Decodable, V.Reactor == R {
    insert(
      ReactorEntry(
        name: name, vocabulary: DecodableVocabulary<R.Action>(), make: make, makeView: { ViewHandle(view($0)) }))
  }

  /// Registers a reactor without changing its source, with the headless view that `&` lines use.
  @discardableResult
  public func reactor<R: Reactor, V: View>(
    _ name: String, view: @escaping (Stage) -> V, _ make: @escaping (Stage) throws -> R,
    cases: (CaseList<R.Action>) -> Void
  ) -> Registration<R.State> where V.Reactor == R {
    insert(
      ReactorEntry(name: name, vocabulary: .registered(cases), make: make, makeView: { ViewHandle(view($0)) }))
  }

  /// Names the actions of a reactor that lives in the states of others and is not played by itself.
  ///
  ///     catalog.actions(of: ProductCellReactor.self) { cases in
  ///       cases("toggleFavorite", ProductCellReactor.Action.toggleFavorite)
  ///     }
  ///
  /// A script then sends `cells.0.toggleFavorite`. This is not needed where the action is `Decodable`, or where the
  /// reactor is registered to be played.
  public func actions<R: Reactor>(of type: R.Type, cases: (CaseList<R.Action>) -> Void) {
    nestedVocabularies[ObjectIdentifier(type)] = ActionVocabulary<R.Action>.registered(cases)
  }

  /// The actions that scripts can send to a reactor of a type wherever it lives: the registered ones, or else the
  /// decodable ones; nil if there are none.
  func vocabulary<R: Reactor>(of type: R.Type) -> ActionVocabulary<R.Action>? {
    if let vocabulary = nestedVocabularies[ObjectIdentifier(type)] as? ActionVocabulary<R.Action> { return vocabulary }
    let registered = entries.lazy.compactMap { $0 as? ReactorEntry<R, R.State, R.Action> }
    if let entry = registered.first { return entry.vocabulary }
    guard let action = R.Action.self as? any Decodable.Type else { return nil }
    func open<Action: Decodable>(_ type: Action.Type) -> AnyObject { DecodableVocabulary<Action>() }
    return open(action) as? ActionVocabulary<R.Action>
  }

  /// The names of all reactors and stores, in the order of their registration.
  public var names: [String] { entries.map(\.name) }

  /// The message to print if the process traps while a reactor or store is made; nil if none is being made.
  package static var trapMessage: String? { CatalogEntry.trapMessage }

  func entry(_ name: String) -> CatalogEntry? { entries.first { $0.name == name } }

  func insert<State, Action>(_ entry: TypedEntry<State, Action>) -> Registration<State> {
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
    return Registration(properties: entry.properties)
  }
}

extension ActionVocabulary {
  /// The vocabulary of the cases that a registration names.
  static func registered(_ cases: (CaseList<Action>) -> Void) -> ActionVocabulary<Action> {
    let list = CaseList<Action>()
    cases(list)
    return RegisteredVocabulary(list)
  }
}
