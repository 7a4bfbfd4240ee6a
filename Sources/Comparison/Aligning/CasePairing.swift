import ExactStrings
import JSONValues
import Timelines

/// Pairs the cases of two timelines: those with the same title and reactor, in their order.
struct CasePairing {
  /// A pair of cases, or a single one.
  struct Pair {
    var expected: Int?
    var actual: Int?
    /// Whether the position of the case relative to the others has changed.
    var isMoved = false
    /// For a single case, the single case of the other side that differs from it in its title alone.
    var renamed: TimelineCase?
  }

  /// The cases of the actual timeline in order, and each missing case where it was expected.
  private(set) var pairs: [Pair] = []

  init(_ expected: [TimelineCase], _ actual: [TimelineCase]) {
    var places: [Key: ArraySlice<Int>] = [:]
    for (index, key) in expected.map(Key.init).enumerated() { places[key, default: []].append(index) }
    let counterparts = actual.map { places[Key($0)]?.popFirst() }
    var missing = places.values.joined().sorted()[...]
    let kept = CommonOrder(
      of: counterparts.enumerated().compactMap { index, place in
        place.map { CommonOrder.Pair(expected: $0, actual: index, name: expected[$0].heading) }
      }
    ).actual
    for (index, place) in counterparts.enumerated() {
      guard let place else {
        pairs.append(Pair(expected: nil, actual: index))
        continue
      }
      while let next = missing.first, next < place {
        pairs.append(Pair(expected: missing.removeFirst(), actual: nil))
      }
      let isOfAnotherScript = place == index && expected[place].startsScript != actual[index].startsScript
      pairs.append(Pair(expected: place, actual: index, isMoved: !kept.contains(index) || isOfAnotherScript))
    }
    pairs += missing.map { Pair(expected: $0, actual: nil) }
    noteRenamed(expected, actual)
  }

  /// Notes the pairs of single cases, one of each side, that have the same reactor and the same frames, unless other
  /// single cases have them too.
  private mutating func noteRenamed(_ expected: [TimelineCase], _ actual: [TimelineCase]) {
    // Nearly always at most one side has single cases, and their frames need not be read.
    guard pairs.contains(where: { $0.actual == nil }), pairs.contains(where: { $0.expected == nil }) else { return }
    var alike: [TimelineCase: (missing: [Int], surplus: [Int])] = [:]
    for (index, pair) in pairs.enumerated() {
      switch (pair.expected.map { expected[$0].untitled }, pair.actual.map { actual[$0].untitled }) {
      case (let lone?, nil): alike[lone, default: ([], [])].missing.append(index)
      case (nil, let lone?): alike[lone, default: ([], [])].surplus.append(index)
      default: break
      }
    }
    for (missing, surplus) in alike.values where missing.count == 1 && surplus.count == 1 {
      pairs[missing[0]].renamed = pairs[surplus[0]].actual.map { actual[$0] }
      pairs[surplus[0]].renamed = pairs[missing[0]].expected.map { expected[$0] }
    }
  }

  private struct Key: Hashable {
    var title: String?
    var reactor: String

    init(_ one: TimelineCase) {
      title = one.title
      reactor = one.reactor
    }
  }
}

extension CasePairing {
  /// Returns the fields that were added to, or removed from, every first and last state of a reactor.
  func shapeChanges(_ expected: [TimelineCase], _ actual: [TimelineCase]) -> [ExactString: [ShapeChange]] {
    var surveys: [ExactString: (expected: ShapeSurvey, actual: ShapeSurvey)] = [:]
    let paired = pairs.compactMap { pair in
      pair.expected.flatMap { old in pair.actual.map { (expected[old], actual[$0]) } }
    }
    let changed = Set(exact: paired.filter { $0.frames.first != $1.frames.first }.map(\.1.reactor))
    for (old, new) in paired where changed.contains(new.reactor) {
      for state in old.outerStates { surveys[new.reactor, default: (.init(), .init())].expected.add(state) }
      for state in new.outerStates { surveys[new.reactor, default: (.init(), .init())].actual.add(state) }
    }
    return surveys.mapValues { ShapeSurvey.changes(from: $0.expected, to: $0.actual) }
  }
}

extension TimelineCase {
  /// The case without its title.
  fileprivate var untitled: TimelineCase { TimelineCase(title: nil, reactor: reactor, frames: frames) }

  /// The first and the last state of the case.
  fileprivate var outerStates: [JSONValue] {
    [frames.first, frames.last].compactMap { frame in
      if let frame, case .state(let state)? = frame.content { state } else { nil }
    }
  }
}
