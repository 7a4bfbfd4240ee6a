/// A failure with a name.
struct Failure: Error, Equatable {
  let name: String
}
