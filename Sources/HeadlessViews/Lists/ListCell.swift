/// What shows a row of a list.
///
/// A list makes a new one for each row each time it is rendered, so that what a cell binds in its own bag ends with the row.
open class ListCell: Control, ControlWatcher {
  /// The name under which it was asked for.
  public final let reuseIdentifier: String?
  /// The text of the row.
  public final let textLabel: Label? = Label()
  /// A second text of the row, made at first use.
  public private(set) final lazy var detailTextLabel: Label? = {
    let label = Label()
    label.watcher = self
    hasDetail = true
    return label
  }()
  /// Whether the row is marked.
  public internal(set) final var isSelected = false

  private var hasDetail = false

  /// A cell. Lists call it for the classes that are registered with them.
  public required init(reuseIdentifier: String? = nil) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
    textLabel?.watcher = self
  }

  /// What the row shows: its text, or, once there is a second one, both. Cells with other controls say it themselves.
  open var content: Any {
    guard hasDetail, let detail = detailTextLabel?.text else { return textLabel?.text as Any }
    return [textLabel?.text, detail]
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("content", content), ("isSelected", isSelected)] + commonProperties
  }

  /// A label of the cell shows something else, and so does the cell.
  public final func controlChanged(_ control: Control) { changed() }

  /// A control of the cell showed something for a moment, and so did the cell.
  public final func control(_ control: Control, announced value: Any) { announce(value) }
}
