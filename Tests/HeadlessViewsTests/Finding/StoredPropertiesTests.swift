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

  @Test("what the controls of the house store is not the view's own, what is added to them is, under its written name")
  func ownProperties() {
    let list = SearchList()
    list.footer?.text = "a"
    #expect(ControlTree(of: list).controls.map(\.path) == [[], ["header"], ["footer"], ["bar"]])
    #expect(ControlTree(of: ListView()).controls.map(\.path) == [[]])
  }
}
