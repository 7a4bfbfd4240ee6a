/// Who is signed in: the one thing that all reactors of a session share.
struct User: Decodable {
  let name: String
}
