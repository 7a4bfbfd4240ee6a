import Observables
import Testing

@testable import SampleReactors

@Suite struct FavoritesReactorTests {
  private let page = FavoritesReactor(
    load: { .just([Favorite(id: 1, name: "lamp"), Favorite(id: 2, name: "chair"), Favorite(id: 3, name: "desk")]) },
    makeCell: { FavoriteCellReactor($0, save: { _ in .never() }, events: .never()) })

  private var names: [String] { page.currentState.cells.map(\.currentState.name) }

  @Test func `moves adds and removes cells`() {
    page.action.onNext(.load)
    #expect(names == ["lamp", "chair", "desk"])
    page.action.onNext(.moveToTop(id: 3))
    page.action.onNext(.moveToTop(id: 9))
    #expect(names == ["desk", "lamp", "chair"])
    page.action.onNext(.add(Favorite(id: 4, name: "rug")))
    page.action.onNext(.remove(id: 1))
    #expect(names == ["desk", "chair", "rug"])
  }

  @Test func `features one of its cells`() {
    page.action.onNext(.load)
    page.action.onNext(.feature(id: 2))
    #expect(page.currentState.featured === page.currentState.cells[1])
    page.action.onNext(.remove(id: 2))
    #expect(page.currentState.featured == nil)
    page.action.onNext(.feature(id: 1))
    page.action.onNext(.feature(id: nil))
    #expect(page.currentState.featured == nil)
  }
}
