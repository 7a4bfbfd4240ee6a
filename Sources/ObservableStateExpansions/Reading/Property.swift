/// A property as declared in the source.
struct Property {
  /// The block in braces after a property.
  enum Block {
    case none
    /// `willSet` and `didSet`.
    case observers
    /// `get`, with or without other accessors.
    case accessors
  }

  let head: DeclarationHead
  let isVariable: Bool
  /// The name without backticks.
  let name: String
  /// The name as in the source.
  let spelledName: String
  let type: String?
  let initialValue: String?
  let block: Block
  /// The offset of the name, in bytes.
  let offset: Int

  /// Parses a property after its head; sets `index` to the token after the property.
  init(_ source: SwiftSource, _ head: DeclarationHead, index: inout Int) throws(SourceProblem) {
    self.head = head
    isVariable = source.text(head.introducer) == "var"
    let place = head.introducer + 1
    offset = source.offset(place)
    guard place < source.tokens.count, source.tokens[place].kind == .word else {
      throw SourceProblem("'@ObservableState' needs properties that are declared one by one", at: offset)
    }
    spelledName = source.text(place)
    name = spelledName.hasPrefix("`") ? String(spelledName.dropFirst().dropLast()) : spelledName
    index = place + 1

    var type: Range<Int>?
    var initialValue: Range<Int>?
    var block = Block.none
    if source.text(index) == ":" {
      let start = index + 1
      index = Property.endOfType(source, from: start)
      type = start..<index
    }
    if source.text(index) == "=" {
      let start = index + 1
      index = Property.endOfValue(source, from: start)
      initialValue = start..<index
    }
    if source.text(index) == "{", !MemberEnd.isReached(source, at: index) {
      block = Property.isObserved(source, at: index) ? .observers : .accessors
      index = source.index(behind: index)
    }
    if source.text(index) == "," {
      throw SourceProblem("'@ObservableState' needs properties that are declared one by one", at: source.offset(index))
    }
    if !MemberEnd.isReached(source, at: index) {
      throw SourceProblem("'@ObservableState' does not understand this declaration", at: source.offset(index))
    }
    self.type = type.map(source.text)
    self.initialValue = initialValue.map(source.text)
    self.block = block
  }

  private static func endOfType(_ source: SwiftSource, from start: Int) -> Int {
    var index = start
    var depth = 0
    while index < source.tokens.count, index == start || !MemberEnd.isReached(source, at: index) {
      let text = source.text(index)
      if depth == 0, text == "=" || text == "{" || text == "," { break }
      if source.tokens[index].kind == .operators { depth += AngleBrackets.balance(text) }
      index = source.index(behind: index)
    }
    return index
  }

  private static func endOfValue(_ source: SwiftSource, from start: Int) -> Int {
    var index = start
    while index < source.tokens.count, index == start || !MemberEnd.isReached(source, at: index) {
      let text = source.text(index)
      if text == "{", index > start, isObserved(source, at: index) { break }
      if text == ",", [":", "=", ",", ""].contains(source.text(index + 2)) { break }
      index = source.index(behind: index)
    }
    return index
  }

  private static func isObserved(_ source: SwiftSource, at brace: Int) -> Bool {
    ["willSet", "didSet"].contains(source.text(brace + 1)) && ["{", "("].contains(source.text(brace + 2))
  }
}

/// Finds the boundary between one member of a type and the next one.
enum MemberEnd {
  /// Returns whether the member before a token is complete.
  static func isReached(_ source: SwiftSource, at index: Int) -> Bool {
    guard index < source.tokens.count else { return true }
    let text = source.text(index)
    if text == ";" || text == "}" { return true }
    guard source.tokens[index].startsLine, DeclarationHead.begins(source, at: index) else { return false }
    // A line that ends in an operator, a comma or a dot continues on the next line.
    let before = source.tokens[index - 1]
    switch before.kind {
    case .operators: return before.isGlued
    case .sign: return ![",", ":", "."].contains(source.text(index - 1))
    case .word, .literal, .directive: return true
    }
  }
}
