/// A cell that shows a row of a list.
///
/// A list creates a new cell for each row each time it is rendered, so that the bindings in a cell's own bag end with
/// the row.
open class ListCell: Control, ControlWatcher {
  /// The identifier with which the cell was requested.
  public final let reuseIdentifier: String?
  /// The text of the row.
  public final let textLabel: Label? = Label()
  /// A second text of the row, created at first use.
  public private(set) final lazy var detailTextLabel: Label? = {
    let label = Label()
    label.watcher = self
    hasDetail = true
    return label
  }()
  /// Whether the row is selected.
  public internal(set) final var isSelected = false

  private var hasDetail = false

  /// Creates a cell; lists call this for their registered classes.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    textLabel?.watcher = self
  }

  /// The content of the row: its text, or both texts once there is a second one. Cells with other controls override
  /// this.
  open var content: Any {
    guard hasDetail, let detail = detailTextLabel?.text else { return textLabel?.text as Any }
    return [textLabel?.text, detail]
  }

  /// Called before a cell shows another row, which never happens here; for subclasses.
  open func prepareForReuse() {}

  open override var shownProperties: [(name: String, value: Any)] {
    [("content", content), ("isSelected", isSelected)] + commonProperties
  }
}
