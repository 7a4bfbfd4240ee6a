/// The view of a page, which stands for it among the controls: it has the name of the page.
///
/// Expectations can read the title of every page. Only a message shows its title and its text, so that timelines have
/// them.
package class PageView: Control {
  final private(set) weak var page: ViewController?

  init(of page: ViewController) { self.page = page }

  override var owner: AnyObject { page ?? self }

  package override var shownProperties: [(name: String, value: Any)] { page?.shownTexts ?? [] }

  package override var unseenProperties: [(name: String, value: Any)] { page?.unseenTexts ?? [] }
}
