/// A possible favorite, as the server knows it.
struct Favorite: Codable, Equatable {
  let id: Int
  let name: String
  var isFavorite = false
}

/// A change of a favorite in another part of the app.
struct FavoriteEvent: Decodable {
  let id: Int
  let isFavorite: Bool
}
