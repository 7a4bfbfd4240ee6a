import Foundation
import TestSupport

/// A public function of the sources that gives an observable.
struct Declaration: Hashable, CustomStringConvertible {
  /// Its name and labels, `static` before it if it hangs on the type.
  let signature: String
  /// Whether it has a closure that may throw.
  let takesThrowingClosure: Bool

  var description: String { signature }

  /// All of the operators, without the former names.
  static let operators: [Declaration] = Repository.files(below: "Sources/Observables/Operators", suffix: ".swift")
    .filter { !$0.contains("/Renamed") }.flatMap { declarations(in: Repository.text($0) ?? "") }

  /// Returns the declarations of a source text.
  static func declarations(in text: String) -> [Declaration] {
    let code = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.split(separator: "//", maxSplits: 1, omittingEmptySubsequences: false).first ?? "" }
      .joined(separator: "\n")
    let marks = [("public func ", ""), ("public static func ", "static ")]
    return marks.flatMap { mark, prefix in
      code.components(after: mark).compactMap { Declaration(prefix, $0) }
    }
  }

  /// Reads what stands behind `func`.
  private init?(_ prefix: String, _ text: Substring) {
    let name = text.prefix { $0 != "(" && $0 != "<" }.filter { $0 != "`" && $0 != " " }
    var rest = text.dropFirst(text.prefix { $0 != "(" && $0 != "<" }.count)
    if rest.first == "<" { rest = rest.dropFirst(Self.group(rest).count + 2) }
    let parameters = Self.group(rest)
    let result = rest.dropFirst(parameters.count + 2).prefix { $0 != "{" }
    guard name != "asObservable", result.contains("-> Observable<") || result.contains("-> ConnectableObservable<")
    else { return nil }
    let labels = Self.split(parameters).map { parameter in
      parameter.drop { $0.isWhitespace }.prefix { !$0.isWhitespace && $0 != ":" } + ":"
    }
    signature = "\(prefix)\(name)(\(labels.joined()))"
    takesThrowingClosure = parameters.contains("throws")
  }

  /// The text between the bracket at the start and its partner.
  private static func group(_ text: Substring) -> Substring {
    var depth = 0
    var before: Character = " "
    for index in text.indices {
      let character = text[index]
      if "(<[".contains(character) { depth += 1 }
      if ")]".contains(character) || character == ">" && before != "-" { depth -= 1 }
      if depth == 0 { return text[text.index(after: text.startIndex)..<index] }
      before = character
    }
    return ""
  }

  /// The parameters of a list, without regard to commas inside of brackets.
  private static func split(_ list: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = list.startIndex
    var index = start
    while index < list.endIndex {
      if "(<[".contains(list[index]) {
        index = list.index(index, offsetBy: group(list[index...]).count + 2)
      } else {
        if list[index] == "," {
          parts.append(list[start..<index])
          start = list.index(after: index)
        }
        index = list.index(after: index)
      }
    }
    parts.append(list[start...])
    return parts.filter { !$0.allSatisfy(\.isWhitespace) }
  }
}

extension String {
  /// The text after each occurrence of a mark.
  fileprivate func components(after mark: String) -> [Substring] {
    var found: [Substring] = []
    var rest = self[...]
    while let range = rest.range(of: mark) {
      rest = rest[range.upperBound...]
      found.append(rest)
    }
    return found
  }
}
