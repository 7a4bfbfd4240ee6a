/// An error of a command line that asks for something that the environment does not allow, or of an environment that
/// contradicts itself.
struct EnvironmentError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}
