import ExactStrings

/// A stretch of one line in a script.
public struct SourceRange: Hashable, Sendable {
  // Half the room of three integers: every part of a statement carries a place, and statements are copied often.
  private var storedLine: UInt32
  private var storedColumn: UInt32
  private var storedLength: UInt32

  /// The line, from 1; 0 where the statement has no text.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = UInt32(clamping: newValue) }
  }

  /// The column of the first character, from 1. Characters are Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = UInt32(clamping: newValue) }
  }

  /// How many characters the stretch has; at least 1 under a caret.
  public var length: Int {
    get { Int(storedLength) }
    set { storedLength = UInt32(clamping: newValue) }
  }

  /// A stretch of a line.
  public init(line: Int, column: Int, length: Int) {
    storedLine = UInt32(clamping: line)
    storedColumn = UInt32(clamping: column)
    storedLength = UInt32(clamping: length)
  }

  /// The place of what has no text.
  public static let none = SourceRange(line: 0, column: 0, length: 0)
}

/// A part of a script with its place. Two are equal when the parts are, wherever they stand.
public struct Located<Value: Sendable>: Sendable {
  /// The part.
  public var value: Value
  /// Where it stands.
  public var range: SourceRange

  /// A part at a place.
  public init(_ value: Value, _ range: SourceRange = .none) {
    self.value = value
    self.range = range
  }
}

extension Located: Equatable where Value: Equatable {
  public static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Located: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Located<String> {
  public static func == (left: Located, right: Located) -> Bool { left.value == right.value }
}

extension Hasher {
  package mutating func combine(_ part: Located<String>) { combine(part.value) }

  package mutating func combine(_ part: Located<String>?) { combine(part?.value) }
}

extension Located<String>? {
  package static func == (left: Located<String>?, right: Located<String>?) -> Bool { left?.value == right?.value }

  package static func != (left: Located<String>?, right: Located<String>?) -> Bool { left?.value != right?.value }
}
