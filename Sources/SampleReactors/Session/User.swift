/// The signed-in user, which all reactors of a session share.
struct User: Decodable {
  let name: String
}
