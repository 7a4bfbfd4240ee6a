/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

/// An ordered collection of elements that finds each element by its id in constant time.
///
///     var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
///     todos[id: 2]?.isDone = true
///     todos.map(\.title)  // ["Milk", "Bread"]
///
/// Ids are unique. An element whose id already exists is left out, and `StoreWarning.handler` is called. An element
/// that is changed in place keeps its position; if its id changes, the element is then found by the new id. If that is
/// taken, the handler is called, and the changed element is still found by its old id, until the array is sorted,
/// partitioned or encoded: then it is left out, and the other one stays. A change in place copies nothing as long as
/// the array is not shared.
public struct IdentifiedArray<ID: Hashable, Element> {
  // Three parts, so that a change of an element leaves the table of positions unchanged, and also the ids, which are
  // compared to find insertions and removals.
  @usableFromInline var idStorage: ContiguousArray<ID> = []
  @usableFromInline var elementStorage: ContiguousArray<Element> = []
  @usableFromInline var positions: [ID: Int] = [:]
  // Safe to share: the closure captures only a `Sendable` key path or the conformance of `Element` to `Identifiable`.
  // An array is shared only if its elements are `Sendable`, so any thread may read their ids.
  @usableFromInline nonisolated(unsafe) let identify: (Element) -> ID

  private init(identify: @escaping (Element) -> ID) {
    self.identify = identify
  }

  /// Creates an empty array whose elements are identified by the value at a key path.
  public init(id: any KeyPath<Element, ID> & Sendable) {
    self.init(identify: { $0[keyPath: id] })
  }

  /// Creates an array of the elements of a sequence, identified by the value at a key path.
  ///
  /// If several elements have the same id, the first one is kept.
  public init(uniqueElements elements: some Sequence<Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.init(id: id)
    append(contentsOf: elements)
  }

  /// The ids of the elements, in the order of the elements.
  @inlinable public var ids: ContiguousArray<ID> { idStorage }

  /// The elements as a plain array.
  @inlinable public var elements: ContiguousArray<Element> { elementStorage }
}

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Creates an empty array.
  public init() {
    self.init(identify: { $0.id })
  }

  /// Creates an array of the elements of a sequence; if several have the same id, the first one is kept.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init()
    append(contentsOf: elements)
  }
}

extension IdentifiedArray: ExpressibleByArrayLiteral where Element: Identifiable, ID == Element.ID {
  /// Creates an array of the elements of a literal; if several have the same id, the first one is kept.
  public init(arrayLiteral elements: Element...) {
    self.init(uniqueElements: elements)
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}
