import Observables
import Testing

@testable import SampleReactors

@Suite struct FavoriteCellReactorTests {
  private struct Offline: Error {}

  @Test func `saves and tells what could not be saved`() {
    var changes: [FavoriteChange] = []
    let answers = PublishSubject<Bool>()
    let cell = FavoriteCellReactor(
      Favorite(id: 1, name: "lamp"),
      save: { change in
        changes.append(change)
        return answers.take(1)
      }, events: .never())
    cell.action.onNext(.toggleFavorite)
    #expect(changes.map(\.isFavorite) == [true])
    #expect(cell.currentState.isSaving)
    answers.onNext(true)
    #expect(cell.currentState.isFavorite)
    #expect(!cell.currentState.isSaving)
    cell.action.onNext(.toggleFavorite)
    answers.onError(Offline())
    #expect(changes.map(\.isFavorite) == [true, false])
    #expect(cell.currentState.message == "not saved")
    #expect(cell.currentState.isFavorite)
    cell.action.onNext(.rename("desk lamp"))
    #expect(cell.currentState.name == "desk lamp")
  }

  @Test func `hears of its own changes elsewhere`() {
    let events = PublishSubject<FavoriteEvent>()
    let cell = FavoriteCellReactor(Favorite(id: 1, name: "lamp"), save: { _ in .never() }, events: events)
    _ = cell.state
    events.onNext(FavoriteEvent(id: 2, isFavorite: true))
    #expect(!cell.currentState.isFavorite)
    events.onNext(FavoriteEvent(id: 1, isFavorite: true))
    #expect(cell.currentState.isFavorite)
  }
}
