/// A rendered section of a list: a header, and a cell with its model for each row.
public struct ListSection {
  /// The header above the rows, if any.
  public var header: String?
  /// The rows, from top to bottom.
  public var rows: [(cell: ListCell, model: Any)]

  /// Creates a section.
  public init(header: String? = nil, rows: [(cell: ListCell, model: Any)]) {
    self.header = header
    self.rows = rows
  }
}

/// A section of a list in a state: a header and the items of its rows.
public protocol SectionModelType {
  /// The type of the item of a row.
  associatedtype Item
  /// The header above the rows, if any.
  var header: String? { get }
  /// The items of the rows, from top to bottom.
  var items: [Item] { get }
}

extension SectionModelType {
  /// No header, for sections whose data source has the headers.
  public var header: String? { nil }
}

/// The visible content of a section, for lists with several sections or a header.
public struct ShownSection {
  /// The header above the rows, if any.
  public let header: String?
  /// The contents of the rows.
  public let rows: [Any]
}
