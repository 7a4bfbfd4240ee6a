import HeadlessViews
import Testing

@MainActor @Suite struct NavigationItemTests {
  private final class Page: ViewController {
    let save = BarButtonItem(title: "Save")

    override func viewDidLoad() {
      navigationItem.title = "Draft"
      navigationItem.leftBarButtonItem = BarButtonItem(title: "Cancel")
      navigationItem.setRightBarButtonItems([save, BarButtonItem(customView: Switch())], animated: false)
      navigationItem.titleView = SegmentedControl(items: ["a", "b"])
    }
  }

  @Test func `what a page puts into its bar is found by its place there, or by its own name`() {
    let page = Page()
    page.loadViewIfNeeded()
    #expect(page.title == "Draft")
    #expect(
      ControlTree(of: page).controls.map { $0.path.joined(separator: ".") } == [
        "", "save", "navigationItem.leftBarButtonItem", "navigationItem.titleView",
        "navigationItem.rightBarButtonItems.1", "navigationItem.rightBarButtonItems.1.customView",
      ])
    page.navigationItem.rightBarButtonItem = nil
    #expect(page.navigationItem.rightBarButtonItems == nil)
  }
}
