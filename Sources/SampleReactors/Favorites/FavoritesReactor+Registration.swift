import Playback

extension FavoritesReactor {
  /// `@reactor favorites`: ports `favorites` and `favorite`, stream `events`. The server knows three favorites and
  /// answers after 50 ms.
  static func register(in catalog: Catalog) {
    catalog.reactor("favorites") { stage in
      let favorites = stage.port("favorites") { (_: [String: String]) in
        .reply(
          [
            Favorite(id: 1, name: "lamp"), Favorite(id: 2, name: "chair", isFavorite: true),
            Favorite(id: 3, name: "desk"),
          ], after: .milliseconds(50))
      }
      let favorite = stage.port("favorite") { (change: FavoriteChange) in
        .reply(change.isFavorite, after: .milliseconds(50))
      }
      let events = stage.stream("events", of: FavoriteEvent.self)
      return FavoritesReactor(
        load: { favorites.call([String: String]()) },
        makeCell: { FavoriteCellReactor($0, save: { favorite.call($0) }, events: events) })
    }
  }
}
