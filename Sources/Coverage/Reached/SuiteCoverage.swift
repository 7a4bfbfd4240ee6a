import ExactStrings
import Playback

/// The coverage of a suite, reactor by reactor.
///
///     var coverage = SuiteCoverage(of: catalog.names)
///     coverage.add(trail, of: "counter")
///     coverage.share.percent
package struct SuiteCoverage: Hashable, Sendable {
  /// All reactors and stores, in the order of the catalog.
  private var all: [ReactorCoverage]

  /// Creates the coverage of a suite in which nothing was played yet.
  /// - Parameter names: The names of all reactors and stores, in the order of the catalog.
  package init(of names: [String]) { all = names.map { ReactorCoverage($0) } }

  /// Adds the trail of a case.
  package mutating func add(_ trail: CaseTrail, of reactor: String) {
    if let index = all.firstIndex(where: { $0.reactor == reactor }) { all[index].add(trail) }
  }

  /// The reactors and stores that were played.
  package var reactors: [ReactorCoverage] { all.filter { $0.walk.caseCount > 0 } }

  /// The names of the reactors and stores that no case has played.
  package var unplayed: [String] { all.filter { $0.walk.caseCount == 0 }.map(\.reactor) }

  /// The share that was reached of all names that are known ahead, in the reactors and stores that were played.
  package var share: CoverageShare {
    var share = CoverageShare()
    for one in reactors { share.add(one.share) }
    return share
  }
}
