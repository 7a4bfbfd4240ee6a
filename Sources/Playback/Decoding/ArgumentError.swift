import ExactStrings

/// The reason why the words of a script do not fit a type: they make no value of it, or it has no such field.
struct ArgumentError: Error, Equatable {
  /// The message for a person, without a place.
  var message: String
  /// The keys on the way to the value that is to blame.
  var path: [String]
  /// A hint about what to write instead.
  var note: String?
  /// The named case that does not exist, if one was named.
  var unknownCase: String?
  /// The label that no argument has, if one was given.
  var unknownLabel: String?
  /// The place of the first argument that is one too many among those without a label, if there is one.
  var surplus: Int?

  init(_ message: String, path: [String] = [], note: String? = nil) {
    self.message = message
    self.path = path
    self.note = note
  }

  /// The message after the name of the action or value: `move.to: expected Int, found "x"`.
  func text(in name: String) -> String {
    ([name] + path).joined(separator: ".") + ": " + message
  }
}
