import ExactStrings

extension ListCell: Gesturing {
  /// A gesture on a row: `& list.rows.2 delete`.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Deletes the row, as by a swipe; the program removes it.
    case delete
    /// Moves the row within its section, while the list is being edited; the program puts it in its new place.
    case move(to: Int)
  }

  /// Performs a gesture as a user would.
  public func perform(_ gesture: Gesture) throws(GestureRefusal) {
    guard let list = watcher as? ListView, let place = list.indexPath(for: self) else {
      throw .impossible("it is in no list")
    }
    try list.requireTouchable()
    switch gesture {
    case .delete:
      if !list.deletions.hasObservers { throw .impossible("it cannot be deleted: nothing subscribes to that") }
      if list.canEditRow?(place) == false { throw .impossible("it cannot be deleted: its data source forbids that") }
      list.deletions.onNext(place)
    case .move(let row):
      if !list.isEditing { throw .impossible("it stays in place: the list is not being edited") }
      if list.canMoveRow?(place) == false { throw .impossible("it stays in place: its data source forbids that") }
      let count = list.numberOfRows(inSection: place.section)
      if row < 0 || row >= count { throw .impossible("there is no row \(row): there are \(count)") }
      list.moves.onNext((place, IndexPath(row: row, section: place.section)))
    }
  }
}
