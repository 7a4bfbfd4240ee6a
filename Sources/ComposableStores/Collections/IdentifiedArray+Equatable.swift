extension IdentifiedArray: Equatable where Element: Equatable {
  /// Whether both have equal elements under equal ids in the same order.
  public static func == (left: Self, right: Self) -> Bool {
    left.hasSameIDs(as: right.idStorage) && left.elementStorage == right.elementStorage
  }
}

extension IdentifiedArray: Hashable where Element: Hashable {
  /// Feeds in the elements in their order.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elementStorage)
  }
}
