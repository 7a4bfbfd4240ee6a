import ExactStrings

extension ListView: Gesturing {
  /// A gesture on a list.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Scrolls to a position, in points below the top of the first row; the position is kept in range.
    case scroll(Double)
    /// Scrolls to the end.
    case scrollToEnd
    /// Taps a row of the first section.
    case select(Int)
    /// Taps a row of a section.
    case selectRow(Int, section: Int)
    /// Sets the height of the list, in points, as when the screen turns or a keyboard appears. A height of 0 is that of
    /// a list before its first layout.
    case resize(Double)
  }

  /// Performs a gesture as a user would.
  public func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .scroll(let y): drag(to: min(max(range.lowerBound, y), range.upperBound))
    case .scrollToEnd: drag(to: range.upperBound)
    case .select(let row): try tap(IndexPath(row: row, section: 0))
    case .selectRow(let row, let section): try tap(IndexPath(row: row, section: section))
    case .resize(let height):
      guard height >= 0 else { throw .impossible("no list is \(height) points high") }
      frame.size.height = height
    }
  }

  private func drag(to y: Double) {
    scroll(to: Point(x: contentOffset.x, y: y))
    rests.onNext(())
  }

  /// Returns the cell of a row.
  /// - Throws: A refusal where there is no such row, which tells how many there are.
  final func existingCell(at indexPath: IndexPath) throws(GestureRefusal) -> ListCell {
    if let cell = cellForRow(at: indexPath) { return cell }
    let (row, section) = (indexPath.row, indexPath.section)
    if section != 0, !sections.indices.contains(section) {
      throw .impossible("there is no section \(section): the list has \(numberOfSections)")
    }
    let owner = numberOfSections > 1 ? "section \(section)" : "the list"
    throw .impossible("there is no row \(row): \(owner) has \(numberOfRows(inSection: section))")
  }

  private func tap(_ indexPath: IndexPath) throws(GestureRefusal) {
    let cell = try existingCell(at: indexPath)
    if cell.isSelected && allowsMultipleSelection {
      deselectRow(at: indexPath, animated: true)
      deselections.onNext(indexPath)
      return
    }
    let former = allowsMultipleSelection ? [] : indexPathsForSelectedRows.filter { $0 != indexPath }
    selectRow(at: indexPath, animated: true)
    for old in former { deselections.onNext(old) }
    selections.onNext(indexPath)
  }
}
