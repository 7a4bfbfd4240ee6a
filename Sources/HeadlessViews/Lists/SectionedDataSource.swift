/// Makes the cells and headers of sections, for `rx.items(dataSource:)`.
///
///     let dataSource = SectionedDataSource<Day>(configureCell: { _, list, indexPath, item in
///       let cell = list.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = item.title
///       return cell
///     })
open class SectionedDataSource<Section: SectionModelType> {
  /// Makes the cell of an item.
  public typealias ConfigureCell = (SectionedDataSource<Section>, ListView, IndexPath, Section.Item) -> ListCell
  /// Returns the header of a section.
  public typealias TitleForHeaderInSection = (SectionedDataSource<Section>, Int) -> String?
  /// Returns whether users can delete a row.
  public typealias CanEditRowAtIndexPath = (SectionedDataSource<Section>, IndexPath) -> Bool
  /// Returns whether users can move a row.
  public typealias CanMoveRowAtIndexPath = (SectionedDataSource<Section>, IndexPath) -> Bool

  /// Makes the cell of an item.
  open var configureCell: ConfigureCell
  /// Returns the header of a section; without a closure, that of the section.
  open var titleForHeaderInSection: TitleForHeaderInSection
  /// Returns whether users can delete a row; without a closure, none.
  open var canEditRowAtIndexPath: CanEditRowAtIndexPath
  /// Returns whether users can move a row; without a closure, none.
  open var canMoveRowAtIndexPath: CanMoveRowAtIndexPath

  /// The sections that were rendered last.
  public private(set) final var sectionModels: [Section] = []

  /// Creates a data source of closures.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { $0[$1].header },
    canEditRowAtIndexPath: @escaping CanEditRowAtIndexPath = { _, _ in false },
    canMoveRowAtIndexPath: @escaping CanMoveRowAtIndexPath = { _, _ in false }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
    self.canEditRowAtIndexPath = canEditRowAtIndexPath
    self.canMoveRowAtIndexPath = canMoveRowAtIndexPath
  }

  /// A rendered section.
  public final subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a rendered row.
  public final subscript(indexPath: IndexPath) -> Section.Item { self[indexPath.section].items[indexPath.row] }

  final func show(_ sections: [Section], in list: ListView) {
    sectionModels = sections
    list.canEditRow = { self.canEditRowAtIndexPath(self, $0) }
    list.canMoveRow = { self.canMoveRowAtIndexPath(self, $0) }
    list.show(
      sections.indices.map { number in
        ListSection(
          header: titleForHeaderInSection(self, number),
          rows: sections[number].items.enumerated().map { row, item in
            (configureCell(self, list, IndexPath(row: row, section: number), item), item)
          })
      })
  }
}
