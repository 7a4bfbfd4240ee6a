@_exported public import IndexPaths
import ExactStrings
import Observables

/// A list of rows that users scroll and select.
///
///     reactor.state.map(\.repos)
///       .bind(to: list.rx.items(cellIdentifier: "cell")) { row, repo, cell in cell.textLabel?.text = repo }
///       .disposed(by: disposeBag)
///
/// All rows are rendered each time, including those outside the visible area. Ten rows of the default height are
/// visible.
open class ListView: Control, ControlWatcher {
  /// The look of a list, which has no effect here.
  public enum Style: Int, Sendable { case plain, grouped, insetGrouped }

  /// The place in the visible area to which a row is scrolled; none is as near as possible.
  public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }

  /// The position on the screen and the visible size; 320 by 440 points unless set.
  public final var frame = Rect(width: 320, height: 440) {
    didSet {
      keepInRange()
      tellDisplayed()
    }
  }
  /// The height of a row, in points; 44 unless set.
  public final var rowHeight = 44.0 { didSet { keepInRange() } }
  /// The height of a header, in points; 28 unless set.
  public final var sectionHeaderHeight = 28.0 { didSet { keepInRange() } }
  /// The insets around the rows: a positive inset can be scrolled into view, a negative one hides a part of the rows.
  public final var contentInset = EdgeInsets.zero { didSet { keepInRange() } }
  /// The insets of the scroll indicator; they have no effect here.
  public final var scrollIndicatorInsets = EdgeInsets.zero
  /// Whether a selected row stays selected when another row is selected.
  public final var allowsMultipleSelection = false
  /// Whether users can move rows.
  public final var isEditing = false
  /// The control that appears when the list is pulled down.
  public final var refreshControl: RefreshControl?

  /// The rendered sections.
  public private(set) final var sections: [ListSection] = []
  /// The number of times the list was rendered.
  public private(set) final var reloadCount = 0
  /// The selected rows, from top to bottom.
  public private(set) final var indexPathsForSelectedRows: [IndexPath] = []

  /// Returns whether users can delete a row; nil if all of them can be.
  final var canEditRow: ((IndexPath) -> Bool)?
  /// Returns whether users can move a row; nil if all of them can be.
  final var canMoveRow: ((IndexPath) -> Bool)?

  final let selections = PublishSubject<IndexPath>()
  final let deselections = PublishSubject<IndexPath>()
  final let deletions = PublishSubject<IndexPath>()
  final let moves = PublishSubject<(sourceIndex: IndexPath, destinationIndex: IndexPath)>()
  final let offsets = PublishSubject<Point>()
  /// Sends an element when a user has let go of the list and it has come to rest.
  final let rests = PublishSubject<Void>()
  final let displays = PublishSubject<(cell: ListCell, indexPath: IndexPath)>()

  private var offset = Point.zero
  /// The rows that were visible last.
  private var displayed: [IndexPath] = []
  private var cellClasses: [ExactString: ListCell.Type] = [:]

  /// Creates an empty list of the usual size.
  public override init() { super.init() }

  /// Creates an empty list; its look has no effect here. An empty rectangle is the usual size, until there is a layout.
  public convenience init(frame: Rect, style: Style) {
    self.init()
    if frame != .zero { self.frame = frame }
  }

  deinit {
    selections.onCompleted()
    deselections.onCompleted()
    deletions.onCompleted()
    moves.onCompleted()
    offsets.onCompleted()
    rests.onCompleted()
    displays.onCompleted()
  }

  /// The position of the visible area's top left corner; each change is sent, by users or by the program.
  public final var contentOffset: Point {
    get { offset }
    set { if newValue != offset { scroll(to: newValue) } }
  }

  /// The size of all rows and headers.
  public final var contentSize: Size {
    let height = sections.reduce(into: 0.0) { height, section in
      height += Double(section.rows.count) * rowHeight + (section.header == nil ? 0 : sectionHeaderHeight)
    }
    return Size(width: frame.width, height: height)
  }

  /// The selected row; the first one if there are several.
  public final var indexPathForSelectedRow: IndexPath? { indexPathsForSelectedRows.first }

  /// Renders sections; the old ones are removed, and the selection is cleared.
  ///
  /// A position past the new end is moved to the end.
  public final func show(_ sections: [ListSection]) {
    for indexPath in indexPathsForSelectedRows { cellForRow(at: indexPath)?.isSelected = false }
    self.sections = sections
    for section in sections { for row in section.rows { row.cell.watcher = self } }
    indexPathsForSelectedRows = []
    reloadCount += 1
    displayed = []
    changed()
    keepInRange()
    tellDisplayed()
  }

  /// Renders the same rows again, and clears the selection.
  public final func reloadData() { show(sections) }

  /// Sets whether users can move rows; `animated` has no effect here.
  public final func setEditing(_ isEditing: Bool, animated: Bool) { self.isEditing = isEditing }

  /// Releases all rows without an event, because their cells and models may hold reactors that are to be released.
  package final func releaseRows() { sections = [] }

  /// Registers the class of the cells for an identifier.
  public final func register(_ cellClass: ListCell.Type, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// Creates a cell of the class that is registered for the identifier, or a plain cell; the row has no effect.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath? = nil
  ) -> ListCell {
    (cellClasses[identifier] ?? ListCell.self).init(reuseIdentifier: identifier)
  }

  /// The number of sections.
  public final var numberOfSections: Int { sections.count }

  /// Returns the number of rows in a section; 0 if the section does not exist.
  public final func numberOfRows(inSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// Returns the cell of a row; nil if the row does not exist.
  public final func cellForRow(at indexPath: IndexPath) -> ListCell? { row(at: indexPath)?.cell }

  /// Returns the cell to which the beginning of a path leads, and the rest of the path; nil if the path does not begin
  /// with a row. Expectations write a row as `rows.2`, or as `rows.1.rows.2` in a list with sections or a header.
  /// - Throws: A refusal where there is no such row.
  package final func cell(
    on path: ArraySlice<String>
  ) throws(GestureRefusal) -> (cell: ListCell, rest: ArraySlice<String>)? {
    var (places, rest): ([Int], ArraySlice<String>) = ([], path)
    while places.count < (showsSections ? 2 : 1) {
      guard let word = rest.popFirst(), word == "rows", let place = rest.popFirst().flatMap({ Int($0) }) else {
        return nil
      }
      places.append(place)
    }
    let section = showsSections ? places[0] : 0
    return (try existingCell(at: IndexPath(row: places.last ?? 0, section: section)), rest)
  }

  /// Returns the place of a cell; nil if it shows no row of this list.
  public final func indexPath(for cell: ListCell) -> IndexPath? {
    for (number, section) in sections.enumerated() {
      if let row = section.rows.firstIndex(where: { $0.cell === cell }) { return IndexPath(row: row, section: number) }
    }
    return nil
  }

  /// Returns the model of a row; nil if the row does not exist.
  public final func model(at indexPath: IndexPath) -> Any? { row(at: indexPath)?.model }

  /// The rows of which a part is visible, from top to bottom.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    var (top, rows): (Double, [IndexPath]) = (0, [])
    for (number, section) in sections.enumerated() {
      if section.header != nil { top += sectionHeaderHeight }
      let bottom = top + Double(section.rows.count) * rowHeight
      if rowHeight > 0, top < offset.y + frame.height, bottom > offset.y {
        let first = Int(max(0, (offset.y - top) / rowHeight))
        let last = min((offset.y + frame.height - top) / rowHeight, Double(section.rows.count))
        rows += (first..<max(first, Int(last.rounded(.up)))).map { IndexPath(row: $0, section: number) }
      }
      top = bottom
    }
    return rows
  }

  /// The cells of which a part is visible, from top to bottom.
  public final var visibleCells: [ListCell] { (indexPathsForVisibleRows ?? []).compactMap { cellForRow(at: $0) } }

  /// Selects a row without sending an event.
  public final func selectRow(
    at indexPath: IndexPath, animated: Bool = false, scrollPosition position: ScrollPosition = .none
  ) {
    if position != .none { scrollToRow(at: indexPath, at: position, animated: animated) }
    guard let cell = cellForRow(at: indexPath), !cell.isSelected else { return }
    if !allowsMultipleSelection { indexPathsForSelectedRows.forEach { unmark($0) } }
    cell.isSelected = true
    indexPathsForSelectedRows = (indexPathsForSelectedRows + [indexPath]).sorted()
    changed()
  }

  /// Deselects a row without sending an event.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    guard indexPathsForSelectedRows.contains(indexPath) else { return }
    unmark(indexPath)
    changed()
  }

  /// Scrolls until a row is at a position in the visible area, by default at its top, or until the end of the list is
  /// reached.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition = .top, animated: Bool) {
    guard row(at: indexPath) != nil else { return }
    var y = Double(indexPath.row) * rowHeight
    for section in sections[...indexPath.section] where section.header != nil { y += sectionHeaderHeight }
    for section in sections[..<indexPath.section] { y += Double(section.rows.count) * rowHeight }
    switch position {
    case .none: y = min(max(offset.y, y + rowHeight - frame.height), y)
    case .top: break
    case .middle: y -= (frame.height - rowHeight) / 2
    case .bottom: y -= frame.height - rowHeight
    }
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

  /// The range of vertical positions to which users can scroll.
  final var range: ClosedRange<Double> {
    let end = contentSize.height + contentInset.bottom - frame.height
    let start = -contentInset.top
    return start...max(start, 0, end)
  }

  /// Scrolls and sends the position, even if it does not change.
  final func scroll(to point: Point) {
    let moves = point != offset
    offset = point
    if moves { changed() }
    offsets.onNext(point)
    tellDisplayed()
  }

  private var showsSections: Bool { sections.count > 1 || sections.first?.header != nil }

  /// The sections if there are several or one with a header, else the rows.
  private var shownRows: Any {
    if showsSections {
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

  /// Sends the rows that have become visible.
  private func tellDisplayed() {
    let visible = indexPathsForVisibleRows ?? []
    let new = visible.filter { !displayed.contains($0) }
    displayed = visible
    for indexPath in new {
      if let cell = cellForRow(at: indexPath) { displays.onNext((cell, indexPath)) }
    }
  }

  private func keepInRange() {
    if offset.y > range.upperBound { contentOffset.y = range.upperBound }
  }
}
