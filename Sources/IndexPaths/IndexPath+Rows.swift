@_exported import struct FoundationValues.IndexPath

/// The words of lists for a place in one: Foundation has them with UIKit only.
extension IndexPath {
  /// A row of a section, both counted from 0.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// A row of a section, in the words of collections.
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

  /// The row, in the words of collections.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
