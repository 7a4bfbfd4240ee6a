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

  /// Makes the cell of an item.
  open var configureCell: ConfigureCell
  /// Returns the header of a section; without a closure, that of the section.
  open var titleForHeaderInSection: TitleForHeaderInSection

  /// The sections that were rendered last.
  public private(set) final var sectionModels: [Section] = []

  /// Creates a data source of two closures.
  public init(
    configureCell: @escaping ConfigureCell,
    titleForHeaderInSection: @escaping TitleForHeaderInSection = { $0[$1].header }
  ) {
    self.configureCell = configureCell
    self.titleForHeaderInSection = titleForHeaderInSection
  }

  /// A rendered section.
  public final subscript(section: Int) -> Section { sectionModels[section] }

  /// The item of a rendered row.
  public final subscript(indexPath: IndexPath) -> Section.Item { self[indexPath.section].items[indexPath.row] }

  final func show(_ sections: [Section], in list: ListView) {
    sectionModels = sections
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
