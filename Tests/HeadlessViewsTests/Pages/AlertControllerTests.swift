import HeadlessViews
import TestSupport
import Testing

@MainActor @Suite struct AlertControllerTests {
  private let history = History()

  @Test func `the tap of an action closes the message, then performs the action`() throws {
    let page = ViewController()
    page.loadViewIfNeeded()
    let alert = AlertController(title: "Delete?", message: "For good.", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "reason" }
    alert.addAction(AlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      AlertAction(title: "Delete", style: .destructive) { [history] action in
        history.note("\(action.title ?? "") \(page.presentedViewController == nil)")
      })
    page.present(alert, animated: true)
    #expect(page.presentedViewController === alert)
    #expect(shown(alert.view) == "title: Delete?, message: For good.")
    let tree = ControlTree(of: alert)
    #expect(tree.controls.map { $0.path.joined(separator: ".") } == ["", "textFields.0", "actions.0", "actions.1"])
    try (tree[["actions", "1"]] as? AlertAction)?.perform(.tap)
    #expect(history.lines == ["Delete true"])
  }

  @Test func `a message shows its new title and its new text`() {
    let alert = AlertController(title: "a", message: "b", preferredStyle: .alert)
    let watch = Watch()
    watch.follow(alert.view, as: "alert")
    alert.title = "c"
    alert.message = nil
    alert.message = nil
    #expect(watch.lines == ["alert: title: c, message: b", "alert: title: c, message: nil"])
  }
}
