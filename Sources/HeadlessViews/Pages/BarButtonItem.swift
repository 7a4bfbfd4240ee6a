import ExactStrings

/// A button in the bar above a page.
open class BarButtonItem: TappableControl {
  /// The look of a bar button, which has no effect here.
  public enum Style: Int, Sendable { case plain, done }

  /// The kinds of bar buttons that the platform defines.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, close
  }

  /// The title.
  public final var title: String? { didSet { if title != oldValue { changed() } } }
  /// The view in place of the title.
  public final var customView: Control?

  /// Creates a bar button. The target has no effect, because there are no selectors here: subscribe to `rx.tap`.
  public init(title: String? = nil, style: Style = .plain, target: AnyObject? = nil, action: Never? = nil) {
    self.title = title
  }

  /// Creates a bar button with the name of a system item as its title.
  public convenience init(barButtonSystemItem item: SystemItem, target: AnyObject? = nil, action: Never? = nil) {
    self.init(title: "\(item)")
  }

  /// Creates a bar button with a view in place of the title.
  public convenience init(customView: Control) {
    self.init()
    self.customView = customView
  }

  open override var shownProperties: [(name: String, value: Any)] { [("title", title as Any)] + commonProperties }

  open override var parts: [(name: String, part: AnyObject)] { customView.map { [("customView", $0)] } ?? [] }
}
