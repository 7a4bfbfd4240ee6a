import Timelines

/// What an actual timeline has that the expected one has not, and the other way round.
///
/// Cases pair by title and reactor. Inside a case the frames are aligned by what they say, when, and about what, so that
/// one missing frame is one difference; what only follows from an earlier difference is an echo: counted, not listed.
/// Something differs if, and only if, there is at least one difference, whatever the echoes.
public struct TimelineComparison: Sendable {
  /// The cases: those of the actual timeline in its order, each missing one where it was expected.
  public let cases: [CaseComparison]

  /// Compares two timelines. Changes of states at or below a path that one of the patterns in `ignored` covers do not
  /// count.
  public init(expected: Timeline, actual: Timeline, ignoring ignored: [StatePath] = []) {
    var places: [CaseKey: [Int]] = [:]
    for (index, key) in expected.cases.keys.enumerated() { places[key, default: []].append(index) }
    var counterparts: [Int?] = []
    for key in actual.cases.keys {
      let place = places[key]?.first
      if place != nil { places[key]?.removeFirst() }
      counterparts.append(place)
    }
    var missing = Set(places.values.joined()).sorted()[...]
    var furthest = -1
    var comparisons: [CaseComparison] = []
    for (index, (played, place)) in zip(actual.cases, counterparts).enumerated() {
      guard let place else {
        comparisons.append(CaseComparison(lone: played, isExpected: false))
        continue
      }
      while let next = missing.first, next < place {
        comparisons.append(CaseComparison(lone: expected.cases[missing.removeFirst()], isExpected: true))
      }
      let isOfAnotherScript = place == index && expected.cases[place].startsScript != played.startsScript
      let isMoved = place < furthest || isOfAnotherScript
      furthest = max(furthest, place)
      comparisons.append(
        CaseComparison(expected: expected.cases[place], actual: played, isMoved: isMoved, ignoring: ignored))
    }
    cases = comparisons + missing.map { CaseComparison(lone: expected.cases[$0], isExpected: true) }
  }

  /// Whether nothing differs.
  public var isSame: Bool { cases.allSatisfy { $0.verdict == .same } }

  /// How many differences there are; a case that is missing, surplus or moved is one.
  public var differenceCount: Int { cases.reduce(0) { $0 + $1.differenceCount } }

  /// How many rows differ as mere consequences.
  public var echoCount: Int { cases.reduce(0) { $0 + $1.echoCount } }
}

private struct CaseKey: Hashable {
  var title: String?
  var reactor: String
}

extension [TimelineCase] {
  fileprivate var keys: [CaseKey] { map { CaseKey(title: $0.title, reactor: $0.reactor) } }
}
