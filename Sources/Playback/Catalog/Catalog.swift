import ActionScripts
import Reactors

/// The reactors that scripts can name.
public final class Catalog {
  private(set) var entries: [CatalogEntry] = []

  /// An empty catalog.
  public init() {}

  /// Registers a reactor whose actions scripts can decode.
  ///
  ///     catalog.reactor("cart") { stage in CartReactor(api: stage.port("api"), scheduler: stage.scheduler) }
  ///
  /// - Parameters:
  ///   - name: What scripts call it: `@reactor cart`. A later registration of the same name replaces the earlier one.
  ///   - make: Makes a fresh reactor for each case; asks the stage for all that the reactor needs from outside.
  public func reactor<R: Reactor>(_ name: String, _ make: @escaping (Stage) -> R) where R.Action: Decodable {
    insert(ReactorEntry(name: name, vocabulary: DecodableVocabulary<R.Action>(), make: make))
  }

  /// Registers a reactor whose source is left as it is: the cases of its action are named here.
  ///
  /// - Parameters:
  ///   - name: What scripts call it.
  ///   - make: Makes a fresh reactor for each case.
  ///   - cases: Names the actions.
  public func reactor<R: Reactor>(
    _ name: String, _ make: @escaping (Stage) -> R, cases: (CaseList<R.Action>) -> Void
  ) {
    let list = CaseList<R.Action>()
    cases(list)
    insert(ReactorEntry(name: name, vocabulary: RegisteredVocabulary(list), make: make))
  }

  /// The names of all reactors, in the order of their registration.
  public var names: [String] { entries.map(\.name) }

  func entry(_ name: String) -> CatalogEntry? { entries.first { $0.name == name } }

  private func insert(_ entry: CatalogEntry) {
    if let index = entries.firstIndex(where: { $0.name == entry.name }) {
      entries[index] = entry
    } else {
      entries.append(entry)
    }
  }
}
