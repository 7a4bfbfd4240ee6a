/// A parsed picture: events on a grid of equal steps.
///
/// Each character is one step: `-` nothing, `a` an element, `|` completed, `#` an error, `[ab]` several events of one
/// step. Blanks are ignored. An element whose text has several characters is written `(text)`.
struct MarbleDiagram {
  /// One event, and the position of its first character in the picture.
  struct Marble {
    let mark: MarbleMark
    let place: Int
  }

  /// The picture, for messages.
  let picture: MarblePicture
  /// The events of each step.
  let steps: [[Marble]]

  init(_ picture: MarblePicture) throws(MarbleMistake) {
    var reader = MarbleReader(picture)
    steps = try reader.read()
    self.picture = picture
  }

  /// Whether the sequence ends in the picture.
  var hasEnd: Bool { steps.contains { $0.contains { $0.mark.isEnd } } }

  /// Throws an error if an element is not one of the keys.
  func requireKeys(_ keys: [Character]) throws(MarbleMistake) {
    for marble in steps.joined() {
      guard case .element(let name) = marble.mark, !keys.contains(where: { String($0) == name }) else { continue }
      let known = keys.sorted().map(String.init).joined(separator: ", ")
      throw picture.mistake(
        at: marble.place, "\"\(name)\" is none of the keys: \(known.isEmpty ? "there are none" : known)")
    }
  }
}

/// The text of a picture and its role.
struct MarblePicture {
  /// `hot`, `cold` or `expected`.
  let role: String
  let text: String

  /// Returns an error at a position, counted from 0.
  func mistake(at place: Int, _ reason: String) -> MarbleMistake {
    MarbleMistake(role: role, picture: text, column: place + 1, reason: reason)
  }
}
