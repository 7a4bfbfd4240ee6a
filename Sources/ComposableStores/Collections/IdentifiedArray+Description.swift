extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  /// The elements as an array describes them.
  public var description: String { elementStorage.description }

  /// A mirror of the elements as a collection.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elementStorage, displayStyle: .collection)
  }
}
