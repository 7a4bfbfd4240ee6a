import ExactStrings

/// A mutant on trial: the cases that reach it, and the verdicts of those that were played with it.
///
/// A mutant is played with one case after the other, the shortest first, until one notices it.
package struct MutantTrial: Hashable, Sendable {
  /// The mutant.
  package let mutant: Mutant
  /// The cases that reach it, the shortest first.
  package let reachingCases: [ReachingCase]
  /// The number of cases that were played with it.
  package private(set) var played = 0
  /// The index of the reaching case that noticed it; nil while none has.
  package private(set) var noticed: Int?
  /// The index of the first reaching case that was played differently because of it, noticed or not.
  package private(set) var changed: Int?

  /// A case that reaches a mutant.
  package struct ReachingCase: Hashable, Sendable {
    /// The index of the case in the suite.
    package let index: Int
    /// The length of its timeline.
    package let length: Int
    /// The place at which the case first reaches the mutant.
    package let place: ReachedPlace
  }

  /// The verdict of a case on a mutant.
  package enum Verdict: Hashable, Sendable {
    /// The case fails.
    case noticed
    /// The case passes, and was played differently.
    case unnoticed
    /// The case was played as without the mutant.
    case unchanged
  }

  /// The standing of a mutant that was played with all cases it needs.
  package enum Standing: String, Hashable, Sendable, CaseIterable {
    /// A case fails because of it.
    case noticed
    /// The mutant changes the timeline of a case, and no case fails.
    case survived
    /// No case is played differently.
    case ineffective
  }

  /// The reaching case to be played with next; nil where nothing more needs to be played.
  package var next: ReachingCase? { noticed == nil && played < reachingCases.count ? reachingCases[played] : nil }

  /// The case that shows the effect of the mutant: the one that noticed it, or else the first one that it changed; nil
  /// where the mutant has no effect.
  package var deciding: ReachingCase? { (noticed ?? changed).map { reachingCases[$0] } }

  /// The standing so far.
  package var standing: Standing { noticed != nil ? .noticed : changed != nil ? .survived : .ineffective }

  /// Takes the verdict of the next reaching case.
  package mutating func take(_ verdict: Verdict) {
    switch verdict {
    case .noticed:
      noticed = played
      changed = changed ?? played
    case .unnoticed: changed = changed ?? played
    case .unchanged: break
    }
    played += 1
  }
}

extension MutantTrial {
  /// A case that was played as it is.
  package struct CaseResult {
    let reactor: String
    let length: Int
    let places: [ReachedPlace]

    /// Creates a case from the name of its reactor, the length of its timeline, and the places that it reached.
    package init(reactor: String, length: Int, places: [ReachedPlace]) {
      self.reactor = reactor
      self.length = length
      self.places = places
    }
  }

  /// Returns the trials of all mutants that the cases of a suite reach: reactor by reactor, in the order in which the
  /// cases play them; of each reactor kind by kind; of each kind in the order in which they are reached.
  package static func all(for cases: [CaseResult], isWanted: (Mutant) -> Bool = { _ in true }) -> [MutantTrial] {
    var reactors: [ExactString: Int] = [:]
    var order: [Mutant] = []
    var reachingCases: [Mutant: [ReachingCase]] = [:]
    for (index, one) in cases.enumerated() {
      let reactor = ExactString(one.reactor)
      if reactors[reactor] == nil { reactors[reactor] = reactors.count }
      for place in one.places {
        let mutant = Mutant(of: one.reactor, place.change)
        guard isWanted(mutant) else { continue }
        if reachingCases[mutant] == nil { order.append(mutant) }
        reachingCases[mutant, default: []].append(ReachingCase(index: index, length: one.length, place: place))
      }
    }
    let ranks = Dictionary(uniqueKeysWithValues: zip(MutantKind.allCases, 0...))
    let sorted = order.enumerated().sorted { left, right in
      let keys = [left, right].map { offset, mutant in
        [reactors[ExactString(mutant.reactor)] ?? 0, ranks[mutant.change.kind] ?? 0, offset]
      }
      return keys[0].lexicographicallyPrecedes(keys[1])
    }
    return sorted.map { _, mutant in
      let ordered = (reachingCases[mutant] ?? []).sorted { ($0.length, $0.index) < ($1.length, $1.index) }
      return MutantTrial(mutant: mutant, reachingCases: ordered)
    }
  }
}
