/// What a call or a declaration looks like: the labels of its arguments and of the closures behind them.
struct CallShape {
  /// `_` for an argument without one.
  var labels: [String] = []
  /// Those of the trailing closures; `_` for the first.
  var closures: [String] = []

  /// The call whose arguments begin at `start`, if any do.
  init?(_ tokens: TokenList, at start: Int) {
    var index = start
    if tokens[index] == "(" {
      labels = Self.labels(tokens, from: index + 1)
      index = tokens.end(of: index)
    }
    if tokens[index] == "{" {
      closures.append("_")
      index = tokens.end(of: index)
      while tokens.isWord(index), tokens[index + 1] == ":", tokens[index + 2] == "{" {
        closures.append(tokens[index])
        index = tokens.end(of: index + 2)
      }
    }
    if index == start { return nil }
  }

  /// Whether a function with these parameters can be called so.
  func fits(_ parameters: [PublicSymbol.Parameter]) -> Bool {
    var rest = parameters[...]
    var isAmongVariadics = false
    for label in labels where !(isAmongVariadics && label == "_") {
      while let first = rest.first, first.label != label || isAmongVariadics {
        guard first.isOptional else { return false }
        isAmongVariadics = false
        rest.removeFirst()
      }
      guard let first = rest.first else { return false }
      isAmongVariadics = first.isVariadic
      if !isAmongVariadics { rest.removeFirst() }
    }
    let required = rest.filter { !$0.isOptional }
    return required.count <= closures.count && required.allSatisfy(\.isClosure)
      && closures.count <= rest.count { $0.isClosure }
      && closures.dropFirst().allSatisfy { label in rest.contains { $0.label == label } }
  }

  private static func labels(_ tokens: TokenList, from start: Int) -> [String] {
    var labels: [String] = []
    var index = start
    while tokens[index] != ")", index < tokens.indices.upperBound {
      if tokens.isWord(index), tokens[index + 1] == ":" {
        labels.append(tokens[index])
        index += 2
        // A name without arguments, as `scan(_:accumulator:)`.
        if tokens[index] == ")" || tokens.isWord(index) && tokens[index + 1] == ":" { continue }
      } else {
        // A declaration may have two names.
        labels.append(
          tokens.isWord(index) && tokens.isWord(index + 1) && tokens[index + 2] == ":" ? tokens[index] : "_")
      }
      while tokens[index] != ",", tokens[index] != ")", index < tokens.indices.upperBound {
        switch tokens[index] {
        case "(", "[", "{": index = tokens.end(of: index)
        case "<" where tokens[index - 1].first?.isUppercase == true:
          index = max(index + 1, tokens.endOfGenerics(index))
        default: index += 1
        }
      }
      if tokens[index] == "," { index += 1 }
    }
    return labels
  }
}
