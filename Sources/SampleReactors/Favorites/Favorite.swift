/// Something that can be a favorite, as the server knows it.
struct Favorite: Codable, Equatable {
  let id: Int
  let name: String
  var isFavorite = false
}

/// What other parts of the app tell about favorites.
struct FavoriteEvent: Decodable {
  let id: Int
  let isFavorite: Bool
}
