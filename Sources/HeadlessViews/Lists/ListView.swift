@_exported public import IndexPaths
import ExactStrings
import Observables

/// Rows, one below the other, that users scroll and select.
///
///     reactor.state.map(\.repos)
///       .bind(to: list.rx.items(cellIdentifier: "cell")) { row, repo, cell in cell.textLabel?.text = repo }
///       .disposed(by: disposeBag)
///
/// All rows are rendered, those out of sight too, each time anew. Ten rows of the usual height are in sight.
open class ListView: Control, ControlWatcher {
  /// Where it is on the screen and how much of it is in sight; 320 by 440 unless set.
  public final var frame = Rect(width: 320, height: 440) { didSet { keepInRange() } }
  /// How high a row is; 44 unless set.
  public final var rowHeight = 44.0 { didSet { keepInRange() } }
  /// How high a header is; 28 unless set.
  public final var sectionHeaderHeight = 28.0 { didSet { keepInRange() } }
  /// What is kept free around the rows: it can be scrolled into sight; what is negative cannot be.
  public final var contentInset = EdgeInsets.zero { didSet { keepInRange() } }
  /// What is kept free around the bar that shows the position; it changes nothing here.
  public final var scrollIndicatorInsets = EdgeInsets.zero
  /// Whether a selected row stays selected when another one is.
  public final var allowsMultipleSelection = false
  /// What can be pulled from above the first row.
  public final var refreshControl: RefreshControl?

  /// What is rendered.
  public private(set) final var sections: [ListSection] = []
  /// How often it was rendered.
  public private(set) final var reloadCount = 0
  /// The rows that are selected, from top to bottom.
  public private(set) final var indexPathsForSelectedRows: [IndexPath] = []

  final let selections = PublishSubject<IndexPath>()
  final let deselections = PublishSubject<IndexPath>()
  final let offsets = PublishSubject<Point>()

  private var offset = Point.zero
  private var cellClasses: [ExactString: ListCell.Type] = [:]

  deinit {
    selections.onCompleted()
    deselections.onCompleted()
    offsets.onCompleted()
  }

  /// What the top left corner in sight is; each change is told, whoever makes it.
  public final var contentOffset: Point {
    get { offset }
    set { if newValue != offset { scroll(to: newValue) } }
  }

  /// The extent of all rows and headers.
  public final var contentSize: Size {
    let height = sections.reduce(into: 0.0) { height, section in
      height += Double(section.rows.count) * rowHeight + (section.header == nil ? 0 : sectionHeaderHeight)
    }
    return Size(width: frame.width, height: height)
  }

  /// The row that is selected, the uppermost if there are several.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows.first }

  /// Renders sections: what was shown before is gone, and so is the selection.
  ///
  /// A position behind the new end moves to it.
  public final func show(_ sections: [ListSection]) {
    self.sections = sections
    for section in sections { for row in section.rows { row.cell.watcher = self } }
    indexPathsForSelectedRows = []
    reloadCount += 1
    changed()
    keepInRange()
  }

  /// The class of the cells that are asked for by a name.
  public final func register(_ cellClass: ListCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// A new cell of the class that is registered for the name, else a plain one.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> ListCell {
    (cellClasses[identifier] ?? ListCell.self).init(reuseIdentifier: identifier)
  }

  /// How many sections there are.
  public final var numberOfSections: Int { sections.count }

  /// How many rows a section has; none if it is not there.
  public final func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The cell of a row, if there is that row.
  public final func cellForRow(at indexPath: IndexPath) -> ListCell? { row(at: indexPath)?.cell }

  /// What a row is about, if there is that row.
  public final func model(at indexPath: IndexPath) -> Any? { row(at: indexPath)?.model }

  /// Marks a row without telling anybody.
  public final func selectRow(at indexPath: IndexPath, animated: Bool = false) {
    guard let cell = cellForRow(at: indexPath), !cell.isSelected else { return }
    if !allowsMultipleSelection { indexPathsForSelectedRows.forEach { unmark($0) } }
    cell.isSelected = true
    indexPathsForSelectedRows = (indexPathsForSelectedRows + [indexPath]).sorted()
    changed()
  }

  /// Takes the mark from a row without telling anybody.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathsForSelectedRows.contains(indexPath) else { return }
    unmark(indexPath)
    changed()
  }

  /// Scrolls until a row is the uppermost in sight, or the end is reached.
  public final func scrollToRow(at indexPath: IndexPath, animated: Bool) {
    guard row(at: indexPath) != nil else { return }
    var y = Double(indexPath.row) * rowHeight
    for section in sections[...indexPath.section] where section.header != nil { y += sectionHeaderHeight }
    for section in sections[..<indexPath.section] { y += Double(section.rows.count) * rowHeight }
    contentOffset.y = min(max(y, range.lowerBound), range.upperBound)
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("rows", shownRows), ("selectedRows", shownSelection), ("contentOffset", offset.y)] + commonProperties
  }

  open override var unseenProperties: [(name: String, value: Any)] {
    [("contentHeight", contentSize.height), ("frameHeight", frame.height), ("reloadCount", reloadCount)]
  }

  open override var parts: [(name: String, part: AnyObject)] {
    refreshControl.map { [("refreshControl", $0)] } ?? []
  }

  /// A cell shows something else, and so does the list.
  public final func controlChanged(_ control: Control) { changed() }

  /// A cell showed something for a moment, and so did the list.
  public final func control(_ control: Control, announced value: Any) { announce(value) }

  /// Where users can scroll to.
  final var range: ClosedRange<Double> {
    let end = contentSize.height + contentInset.bottom - frame.height
    let start = -contentInset.top
    return start...max(start, 0, end)
  }

  /// Scrolls and tells it, also if nothing moves.
  final func scroll(to point: Point) {
    let moves = point != offset
    offset = point
    if moves { changed() }
    offsets.onNext(point)
  }

  /// The sections if they can be seen as such, else the rows.
  private var shownRows: Any {
    if sections.count > 1 || sections.first?.header != nil {
      return sections.map { ShownSection(header: $0.header, rows: $0.rows.map(\.cell.content)) }
    }
    return sections.flatMap { section in section.rows.map(\.cell.content) }
  }

  private var shownSelection: Any {
    if sections.count > 1 { return indexPathsForSelectedRows }
    return indexPathsForSelectedRows.map(\.row)
  }

  private func row(at indexPath: IndexPath) -> (cell: ListCell, model: Any)? {
    guard sections.indices.contains(indexPath.section) else { return nil }
    let rows = sections[indexPath.section].rows
    return rows.indices.contains(indexPath.row) ? rows[indexPath.row] : nil
  }

  private func unmark(_ indexPath: IndexPath) {
    cellForRow(at: indexPath)?.isSelected = false
    indexPathsForSelectedRows.removeAll { $0 == indexPath }
  }

  private func keepInRange() {
    if offset.y > range.upperBound { contentOffset.y = range.upperBound }
  }
}
