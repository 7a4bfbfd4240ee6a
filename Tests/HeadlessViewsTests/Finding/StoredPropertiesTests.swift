import HeadlessViews
import Testing

@MainActor @Suite struct StoredPropertiesTests {
  private class List: ListView {
    let header = Label()
    lazy var footer: Label? = Label()
  }

  private final class SearchList: List {
    let bar = SearchBar()
  }

  @Test
  func `what is added to a control is the view's own, under its written name; what the control stores itself is not`() {
    let list = SearchList()
    list.footer?.text = "a"
    #expect(ControlTree(of: list).controls.map(\.path) == [[], ["header"], ["footer"], ["bar"]])
    #expect(ControlTree(of: ListView()).controls.map(\.path) == [[]])
  }
}
