extension IdentifiedArray: CustomStringConvertible, CustomReflectable {
  /// The description of the elements, as for an array.
  public var description: String { elementStorage.description }

  /// A mirror of the elements as a collection.
  public var customMirror: Mirror {
    Mirror(self, unlabeledChildren: elementStorage, displayStyle: .collection)
  }
}
