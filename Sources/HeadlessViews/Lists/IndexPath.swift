/// A row of a list: its number in its section, and the number of the section, both from 0.
public struct IndexPath: Hashable, Comparable, Sendable {
  /// The section.
  public var section: Int
  /// The row in the section.
  public var row: Int

  /// A row of a section.
  public init(row: Int, section: Int) {
    self.row = row
    self.section = section
  }

  /// A row of a section, in the words of collections.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The row, in the words of collections.
  public var item: Int {
    get { row }
    set { row = newValue }
  }

  /// Rows from top to bottom.
  public static func < (left: IndexPath, right: IndexPath) -> Bool {
    (left.section, left.row) < (right.section, right.row)
  }
}
