/// The marks that a merge leaves in a file with conflicts.
package enum MergeConflict {
  /// Returns the number of the first line that is a conflict mark; nil if there is none.
  ///
  /// The marks are those of git: `<<<<<<< ours`, `||||||| base`, `=======`, `>>>>>>> theirs`. No line of a timeline
  /// begins like one of them.
  package static func firstLine(in bytes: [UInt8]) -> Int? {
    var number = 1
    var start = 0
    while start < bytes.count {
      if isMark(bytes[start...]) { return number }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      number += 1
    }
    return nil
  }

  private static func isMark(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let sign = rest.first, marks.contains(sign), rest.prefix(7).allSatisfy({ $0 == sign }) else { return false }
    let next = rest.dropFirst(7).first
    let isAlone = next == nil || next == UInt8(ascii: "\n") || next == UInt8(ascii: "\r")
    return rest.prefix(7).count == 7 && (isAlone || next == UInt8(ascii: " "))
  }

  private static let marks = Array("<|=>".utf8)
}
