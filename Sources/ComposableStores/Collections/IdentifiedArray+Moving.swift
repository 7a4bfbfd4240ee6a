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

  /// Moves the elements at some positions, such as those of an `IndexSet`, in front of the one that stands at
  /// `destination`. The end of the array is allowed, too.
  ///
  ///     todos.move(fromOffsets: [0, 2], toOffset: 4)  // a b c d -> b d a c
  ///
  /// - Complexity: O(*n*)
  public mutating func move(fromOffsets sources: some Sequence<Int>, toOffset destination: Int) {
    let moved = Set(sources)
    func staying(_ range: Range<Int>) -> [Int] { range.filter { !moved.contains($0) } }
    if !moved.isEmpty { keep(staying(0..<destination) + moved.sorted() + staying(destination..<endIndex)) }
  }
}
