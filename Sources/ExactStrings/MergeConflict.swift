/// The marks that a merge leaves in a file with conflicts.
///
/// They are those of git: `<<<<<<< ours`, `||||||| base`, `=======`, `>>>>>>> theirs`. No line of a timeline begins
/// like one of them, and no statement of a script.
package enum MergeConflict {
  /// Returns the number of the first line that is a conflict mark; nil if there is none.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var number = 1
    var start = 0
    while start < bytes.count {
      if mark(of: bytes[start...]) != nil { return number }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      number += 1
    }
    return nil
  }

  /// Returns the mark that begins a line, `<<<<<<<`; nil if there is none. Other lines may follow in `line`.
  @inlinable
  package static func mark(of line: some Collection<UInt8>) -> String? {
    guard let sign = line.first, isSign(sign) else { return nil }
    let mark = line.prefix { $0 == sign }
    guard mark.count == 7 else { return nil }
    switch line.dropFirst(7).first {
    case nil, UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: " "): return String(decoding: mark, as: UTF8.self)
    default: return nil
    }
  }

  /// Returns whether a mark consists of a character.
  @inlinable
  package static func isSign(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): true
    default: false
    }
  }
}
