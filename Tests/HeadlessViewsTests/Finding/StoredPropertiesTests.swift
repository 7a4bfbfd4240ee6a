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
  func `controls that a subclass declares are found under their names, and those of the library's class are not`() {
    let list = SearchList()
    list.footer?.text = "a"
    #expect(ControlTree(of: list).controls.map(\.path) == [[], ["header"], ["footer"], ["bar"]])
    #expect(ControlTree(of: ListView()).controls.map(\.path) == [[]])
  }
}
