import ComposableStores
import Testing

@Suite struct CasePathCompositionTests {
  enum Row: Equatable { case tapped(Int), shown }
  enum List: Equatable { case row(Row), refresh }
  enum App: Equatable { case list(List), quit }

  @Test func `CA-21: a path leads into a case of the payload, and so on`() {
    let list = CasePath<App, List>(App.list)
    let row = CasePath<List, Row>(List.row)
    for path in [list.appending(path: row), list .. row] {
      #expect(path.embed(.shown) == .list(.row(.shown)))
      #expect(path.extract(from: .list(.row(.tapped(1)))) == .tapped(1))
      #expect(path.extract(from: .list(.refresh)) == nil)
      #expect(path.extract(from: .quit) == nil)
    }
    let tapped = /App.list .. /List.row .. /Row.tapped
    #expect(tapped.extract(from: tapped.embed(5)) == 5)
  }

  @Test func `CA-21: the path .self embeds and extracts the whole value`() {
    let path: CasePath<App, App> = .self
    #expect(path.embed(.quit) == .quit)
    #expect(path.extract(from: .list(.refresh)) == .list(.refresh))
  }
}
