/// A part of a list as it is rendered: a header, and a cell for each row with what the row is about.
public struct ListSection {
  /// What is read above the rows, if anything.
  public var header: String?
  /// The rows from top to bottom.
  public var rows: [(cell: ListCell, model: Any)]

  /// A part of a list.
  public init(header: String? = nil, rows: [(cell: ListCell, model: Any)]) {
    self.header = header
    self.rows = rows
  }
}

/// A part of a list as a state has it: a header and the items of its rows.
public protocol SectionModelType {
  /// What a row is about.
  associatedtype Item
  /// What is read above the rows, if anything.
  var header: String? { get }
  /// What the rows are about, from top to bottom.
  var items: [Item] { get }
}

/// What a list shows of a section, for lists that have more than one or a header.
public struct ShownSection {
  /// What is read above the rows, if anything.
  public let header: String?
  /// What the rows show.
  public let rows: [Any]
}
