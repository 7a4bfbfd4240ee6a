import ComposableStores

/// An element of the arrays in these tests.
struct Todo: Identifiable, Hashable, Codable {
  var id: Int
  var title: String
  var isDone = false

  init(_ id: Int, _ title: String = "") {
    self.id = id
    self.title = title
  }
}

extension IdentifiedArrayOf<Todo> {
  /// Checks the invariant: the ids are those of the elements, and each is found where it is.
  var isConsistent: Bool {
    ids == ContiguousArray(map(\.id)) && Set(ids).count == count
      && ids.enumerated().allSatisfy { self.index(id: $1) == $0 }
  }
}
