extension SyntaxError {
  /// Creates the error of a line that is a mark of a merge conflict, as git leaves them: `<<<<<<< ours`, `||||||| base`,
  /// `=======`, `>>>>>>> theirs`. Returns nil for other lines.
  init?<Line: Collection<UInt8>>(conflictMark line: Line) where Line.Index == Int {
    guard let sign = line.first, Self.isConflictSign(sign) else { return nil }
    let mark = line.prefix { $0 == sign }
    guard mark.count == 7, [nil, UInt8(ascii: " "), UInt8(ascii: "\r")].contains(line.dropFirst(7).first) else {
      return nil
    }
    self.init(
      "'\(String(decoding: mark, as: UTF8.self))' is the mark of a merge conflict",
      line.startIndex..<line.startIndex + 7,
      note: "resolve it first: one of the two versions stays, and the marks go")
  }

  /// Returns whether a mark of a merge conflict consists of a character.
  static func isConflictSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }
}
