import ExactStrings

/// The results of rules in several cases, each rule once, in the order in which they came first.
package struct PlayedRules: Hashable, Sendable {
  /// The rules.
  package private(set) var all: [PlayedRule] = []
  private var places: [ExactString: Int] = [:]

  /// Creates the results of some cases.
  package init(_ rules: [PlayedRule] = []) { add(rules) }

  /// Adds the results of rules in another case. For each rule, `met` is kept before any other result, and any other
  /// before `notApplied`.
  package mutating func add(_ others: [PlayedRule]) {
    for other in others {
      guard let place = places[other.name] else {
        places[other.name] = all.count
        all.append(other)
        continue
      }
      if other.standing == .met || all[place].standing == .notApplied { all[place] = other }
    }
  }
}
