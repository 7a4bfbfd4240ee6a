extension IdentifiedArray {
  /// Moves an element from one position to another; `destination` is its position afterwards.
  ///
  ///     todos.move(from: 0, to: 2)  // a b c d -> b c a d
  ///
  /// - Complexity: O(*n*)
  public mutating func move(from source: Int, to destination: Int) {
    elementStorage.insert(elementStorage.remove(at: source), at: destination)
    idStorage.insert(idStorage.remove(at: source), at: destination)
    for index in Swift.min(source, destination)...Swift.max(source, destination) {
      positions[idStorage[index]] = index
    }
  }
}
