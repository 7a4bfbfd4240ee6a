/// The view of a page, which stands for it among the controls: it has the name of the page.
///
/// The title of a page can be read. Only a message shows it, with its text.
package class PageView: Control {
  final private(set) weak var page: ViewController?

  init(of page: ViewController) { self.page = page }

  override var owner: AnyObject { page ?? self }

  package override var shownProperties: [(name: String, value: Any)] { page?.shownTexts ?? [] }

  package override var unseenProperties: [(name: String, value: Any)] { page?.unseenTexts ?? [] }
}
