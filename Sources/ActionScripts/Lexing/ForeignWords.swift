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
}
