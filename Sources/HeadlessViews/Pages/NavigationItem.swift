/// The content of a page in the bar of its navigation stack.
open class NavigationItem: ControlHolder {
  /// The title, which is that of the page.
  public final var title: String? {
    get { page?.title }
    set { page?.title = newValue }
  }
  /// The buttons on the left, from the outside.
  public final var leftBarButtonItems: [BarButtonItem]?
  /// The buttons on the right, from the outside.
  public final var rightBarButtonItems: [BarButtonItem]?
  /// The view in place of the title.
  public final var titleView: Control?
  /// Whether the button that leads back is missing; scripts go back all the same.
  public final var hidesBackButton = false

  private weak var page: ViewController?

  init(of page: ViewController) { self.page = page }

  /// The first button on the left.
  public final var leftBarButtonItem: BarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first button on the right.
  public final var rightBarButtonItem: BarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the buttons on the left; `animated` has no effect here.
  public final func setLeftBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { leftBarButtonItems = items }

  /// Sets the buttons on the right; `animated` has no effect here.
  public final func setRightBarButtonItems(_ items: [BarButtonItem]?, animated: Bool) { rightBarButtonItems = items }

  /// Sets the button on the left; `animated` has no effect here.
  public final func setLeftBarButton(_ item: BarButtonItem?, animated: Bool) { leftBarButtonItem = item }

  /// Sets the button on the right; `animated` has no effect here.
  public final func setRightBarButton(_ item: BarButtonItem?, animated: Bool) { rightBarButtonItem = item }

  /// The controls in the bar: `leftBarButtonItem`, and the others as `leftBarButtonItems.1`.
  var held: [(name: String, value: Any)] {
    [
      ("leftBarButtonItem", leftBarButtonItem as Any), ("leftBarButtonItems", leftBarButtonItems ?? []),
      ("titleView", titleView as Any), ("rightBarButtonItem", rightBarButtonItem as Any),
      ("rightBarButtonItems", rightBarButtonItems ?? []),
    ]
  }
}
