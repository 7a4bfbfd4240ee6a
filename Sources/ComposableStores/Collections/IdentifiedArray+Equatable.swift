extension IdentifiedArray: Equatable where Element: Equatable {
  /// Returns whether both have equal elements with equal ids in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.hasSameIDs(as: right.idStorage) && left.elementStorage == right.elementStorage
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Hashes the elements in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elementStorage)
  }
}
