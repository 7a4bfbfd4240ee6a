import ExactStrings

/// Words of other languages, and the words that a script uses instead.
package enum ForeignWords {
  /// Returns whether a name stands for an expectation elsewhere: `expect`, `XCTAssertEqual`.
  package static func meansExpectation(_ name: some StringProtocol) -> Bool {
    let word = name.lowercased()
    return ["assert", "assertequal", "expect", "verify"].contains(word) || word.hasPrefix("xctassert")
  }

  /// Returns the operator of scripts for an operator or a word of another language; nil where there is none.
  static func operatorMeant(by word: String) -> String? {
    switch word.lowercased() {
    case "=", "===", "is", "eq", "equals": "=="
    case "!==", "<>", "ne": "!="
    case "=<": "<="
    case "=>": ">="
    case "contains", "includes": "has"
    case "=~", "~=", "matches": "like"
    default: nil
    }
  }

  /// Returns whether a line begins with a mark of a merge conflict, as git leaves them: `<<<<<<< ours`, `||||||| base`,
  /// `=======`, `>>>>>>> theirs`.
  static func isConflictMark(_ line: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let sign = line.first else { return false }
    switch sign {
    case UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"): break
    default: return false
    }
    guard line.prefix(while: { $0 == sign }).count == 7 else { return false }
    let next = line.dropFirst(7).first
    return next == nil || next == UInt8(ascii: " ")
  }
}
