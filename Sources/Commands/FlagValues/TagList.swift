import ActionScripts
import CommandLines
import ExactStrings

/// Tags of which a case needs one, and tags of which it may have none: `fast,!slow`.
package struct TagList: FlagValue {
  package static let placeholder = "a,!b"

  package let flagText: String
  private let wanted: [String]
  private let unwanted: [String]

  package init(flagText text: String) throws(UsageError) {
    flagText = text
    let tags = text.split(separator: ",", omittingEmptySubsequences: false)
    wanted = tags.filter { !$0.hasPrefix("!") }.map { String($0) }
    unwanted = tags.filter { $0.hasPrefix("!") }.map { String($0.dropFirst()) }
    if !(wanted + unwanted).allSatisfy({ NameRules.isTag($0) }) {
      throw UsageError(takes: "tags such as fast or !slow", not: text, hint: "\(NameRules.tagNote);")
    }
  }

  /// Returns whether a case with these tags is admitted.
  func admits(_ tags: [String]) -> Bool {
    (wanted.isEmpty || wanted.contains(where: tags.contains)) && !unwanted.contains(where: tags.contains)
  }
}
