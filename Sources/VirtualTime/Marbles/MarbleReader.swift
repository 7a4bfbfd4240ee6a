/// Parses a picture from left to right, one character at a time.
struct MarbleReader {
  private let picture: MarblePicture
  private let characters: [Character]
  private var place = 0
  private var steps: [[MarbleDiagram.Marble]] = []
  /// The open group, and its start.
  private var group: (place: Int, marbles: [MarbleDiagram.Marble])?
  private var isOver = false

  init(_ picture: MarblePicture) {
    self.picture = picture
    characters = Array(picture.text)
  }

  mutating func read() throws(MarbleMistake) -> [[MarbleDiagram.Marble]] {
    while place < characters.count {
      if !characters[place].isWhitespace { try readOne() }
      place += 1
    }
    if let group { throw picture.mistake(at: group.place, "this group never ends, \"]\" is missing") }
    return steps
  }

  private mutating func readOne() throws(MarbleMistake) {
    let character = characters[place]
    if isOver, character != "]" { throw mistake("nothing can follow the end") }
    switch character {
    case "-":
      if group != nil { throw mistake("a group takes no time, \"-\" cannot stand in it") }
      steps.append([])
    case "[":
      if group != nil { throw mistake("a group cannot stand in a group") }
      group = (place, [])
    case "]": try closeGroup()
    case "|": add(.completed)
    case "#": add(.failed)
    case "(": try readName()
    case ")": throw mistake("\")\" without \"(\"")
    case "{", "}": throw mistake("what happens between two steps cannot be written, choose shorter steps")
    default: add(.element(String(character)))
    }
  }

  private mutating func closeGroup() throws(MarbleMistake) {
    guard let group else { throw mistake("\"]\" without \"[\"") }
    if group.marbles.isEmpty { throw picture.mistake(at: group.place, "an empty group, write \"-\" for nothing") }
    steps.append(group.marbles)
    self.group = nil
  }

  /// Reads up to the parenthesis that closes the one at the current position.
  private mutating func readName() throws(MarbleMistake) {
    let opening = place
    var depth = 1
    var name = ""
    while depth > 0 {
      place += 1
      if place == characters.count { throw picture.mistake(at: opening, "this name never ends, \")\" is missing") }
      if characters[place] == "(" { depth += 1 }
      if characters[place] == ")" { depth -= 1 }
      if depth > 0 { name.append(characters[place]) }
    }
    add(.element(name), from: opening)
  }

  private mutating func add(_ mark: MarbleMark, from opening: Int? = nil) {
    let marble = MarbleDiagram.Marble(mark: mark, place: opening ?? place)
    if group == nil { steps.append([marble]) } else { group?.marbles.append(marble) }
    isOver = mark.isEnd
  }

  private func mistake(_ reason: String) -> MarbleMistake { picture.mistake(at: place, reason) }
}
