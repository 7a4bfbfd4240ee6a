import ExactStrings

/// Why the words of a script make no value of the type that is asked for.
struct ArgumentError: Error, Equatable {
  /// What is wrong, for a person; without a place.
  var message: String
  /// The keys on the way to the value that is to blame.
  var path: [String]
  /// What could be written instead.
  var note: String?
  /// The case that there is not, where one was named.
  var unknownCase: String?

  init(_ message: String, path: [String] = [], note: String? = nil) {
    self.message = message
    self.path = path
    self.note = note
  }

  /// The message behind the name of what takes the value: `move.to: expected Int, found "x"`.
  func text(in name: String) -> String {
    ([name] + path).joined(separator: ".") + ": " + message
  }
}
