/// An array of elements of the type `Element`, each with an id of its own.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

/// An ordered collection of elements that finds each element by its id in constant time.
///
///     var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
///     todos[id: 2]?.isDone = true
///     todos.map(\.title)  // ["Milk", "Bread"]
///
/// Ids are unique. An element whose id is there already is left out, and `StoreWarning.handler` is told. An element that
/// is changed in place keeps its position; if its id changes, it is found by the new id from then on. A change in place
/// copies nothing as long as the array is not shared.
public struct IdentifiedArray<ID: Hashable, Element> {
  // Three parts, so that a change of an element leaves the ids, which are compared to find out what came and went, and the
  // table of positions as they are.
  @usableFromInline var idStorage: ContiguousArray<ID> = []
  @usableFromInline var elementStorage: ContiguousArray<Element> = []
  @usableFromInline var positions: [ID: Int] = [:]
  // Safe to share: captures a key path that is `Sendable`, or the conformance of `Element` to `Identifiable` and nothing
  // else; an array is shared only if its elements are `Sendable`, so that any thread may ask them for their ids.
  @usableFromInline nonisolated(unsafe) let identify: (Element) -> ID

  private init(identify: @escaping (Element) -> ID) {
    self.identify = identify
  }

  /// An empty array whose elements are told apart by the value at a key path.
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(identify: { $0[keyPath: id] })
  }

  /// An array of the elements of a sequence, told apart by the value at a key path.
  ///
  /// Of elements with the same id the first one stays.
  public init(uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// The ids of the elements, in the order of the elements.
  @inlinable public var ids: ContiguousArray<ID> { idStorage }

  /// The elements without the table of their ids.
  @inlinable public var elements: ContiguousArray<Element> { elementStorage }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// An empty array.
  public init() {
    self.init(identify: { $0.id })
  }

  /// An array of the elements of a sequence; of elements with the same id the first one stays.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// An array of the elements of a literal; of elements with the same id the first one stays.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
