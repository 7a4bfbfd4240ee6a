import ExactStrings

/// A range of characters in one line of a script.
public struct SourceRange: Hashable, Sendable {
  // Half the size of three integers: every part of a statement has a place, and statements are copied often.
  private var storedLine: UInt32
  private var storedColumn: UInt32
  private var storedLength: UInt32

  /// The line, from 1; 0 if the statement has no text.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }

  /// The column of the first character, from 1; 0 for a line as a whole. Characters are Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  /// The number of characters; a caret is at least 1 wide.
  public var length: Int {
    get { Int(storedLength) }
    set { storedLength = UInt32(clamping: newValue) }
  }

  /// Creates a range in a line.
  package init(line: Int, column: Int, length: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedLength = UInt32(clamping: length)
  }

  /// The place of a statement without text.
  package static let none = SourceRange(line: 0, column: 0, length: 0)
}

/// A part of a script with its place. Two are equal if the parts are, wherever they are in the text.
package struct Located<Value: Sendable>: Sendable {
  /// The part.
  package var value: Value
  /// The place of the part.
  package var range: SourceRange

  /// Creates a part at a place.
  package init(_ value: Value, _ range: SourceRange = .none) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {
  /// Returns whether two parts are equal, wherever they are in the text.
  package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Located: Hashable where Value: Hashable {
  /// Hashes the part without its place.
  package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Located<String> {
  /// Returns whether two parts are equal, wherever they are in the text.
  package static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Hasher {
  package mutating func combine(_ part: Located<String>) { combine(part.value) }

  package mutating func combine(_ part: Located<String>?) { combine(part?.value) }
}

extension Located<String>? {
  package static func == (left: Located<String>?, right: Located<String>?) -> Bool { left?.value == right?.value }

  package static func != (left: Located<String>?, right: Located<String>?) -> Bool { left?.value != right?.value }
}
