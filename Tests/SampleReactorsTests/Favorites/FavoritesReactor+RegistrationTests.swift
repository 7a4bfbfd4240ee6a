import TestSupport
import Testing

@Suite struct FavoritesReactorRegistrationTests {
  @Test func theServerKnowsThreeFavorites() {
    let played = play(
      "@reactor favorites\nload\n+50ms\ncells[id=3].toggleFavorite\n+50ms\n? cells.2.isFavorite == true")
    #expect(played.failures == [])
    #expect(
      played.frames.filter { $0.contains("favorite") && $0.contains("#") } == [
        "0ms @ favorites#1 {}", "50ms < favorites#1", #"50ms @ cells.2: favorite#1 {"id":3,"isFavorite":true}"#,
        "100ms < cells.2: favorite#1",
      ])
  }
}
