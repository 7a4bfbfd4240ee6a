@_exported import struct FoundationValues.IndexPath

/// Rows, items and sections of an index path, which Foundation has only with UIKit.
extension IndexPath {
  /// Creates the path of a row in a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// Creates the path of an item in a section, both counted from 0; an item is a row.
  public init(item: Int, section: Int) { self.init(row: item, section: section) }

  /// The section.
  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  /// The row in the section.
  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  /// The row, under the name that collections use.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
