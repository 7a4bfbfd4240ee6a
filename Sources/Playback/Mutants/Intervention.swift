import ActionScripts
import ExactStrings
import Mutants
import Observables
import Timelines
import VirtualTime

/// The change that a mutant makes during a play, and the places in that play where a mutant could act.
///
/// The code that drives or watches a reactor asks at each such place whether the mutant acts there. Plays without a
/// mutant have no intervention and no such questions.
final class Intervention {
  /// The change; nil where only the places are noted.
  private let change: Mutant.Change?
  /// Returns the line that caused the present work.
  var findPlace: () -> Record.Place? = { nil }
  /// The ports of the case.
  weak var stage: Stage?
  /// The places so far, in the order in which they were reached first.
  private(set) var places: [ReachedPlace] = []
  private var known: Set<Mutant.Change> = []

  init(_ change: Mutant.Change?) {
    self.change = change
  }

  /// Records a place, and returns whether the mutant makes this change there.
  func makes(_ change: Mutant.Change) -> Bool {
    note(change, at: nil)
    return change == self.change
  }

  /// Returns the number of times that a mutation or an action is reduced.
  func repetitions(of reduction: Mutant.Reduction) -> Int {
    makes(.drop(reduction)) ? 0 : makes(.double(reduction)) ? 2 : 1
  }

  /// Returns whether a mutation waits for its neighbour.
  func holds(_ mutation: String) -> Bool {
    if case .swap(let first, _) = change { first == mutation } else { false }
  }

  private func note(_ change: Mutant.Change, at place: Record.Place?) {
    guard known.insert(change).inserted else { return }
    let place = place ?? findPlace()
    places.append(ReachedPlace(change, line: place?.line ?? 0, file: place?.file))
  }
}

extension Intervention {
  /// Returns a step with its actions as the mutant changes them.
  func changed(_ step: Step, at place: Record.Place, of entry: CatalogEntry) -> Step {
    switch step {
    case .act(let action): .act(changed(action, at: place, of: entry))
    case .actAgain(let actions, let times):
      .actAgain(actions.map { changed($0, at: place, of: entry) }, times: times)
    default: step
    }
  }

  private func changed(_ action: PreparedAction, at place: Record.Place, of entry: CatalogEntry) -> PreparedAction {
    guard let call = action.call else { return action }
    return changed(action, of: call, named: call.name.value, at: place) { call throws(ActionDecodingError) in
      try entry.prepare(call)
    }
  }

  /// Returns the action that the reactor gets in place of a prepared one. The timeline still shows the prepared one.
  /// - Parameters:
  ///   - name: The name of the action among those of all reactors of the case.
  ///   - prepare: Prepares the action of a changed call.
  func changed(
    _ action: PreparedAction, of call: ActionCall, named name: String, at place: Record.Place,
    _ prepare: (ActionCall) throws(ActionDecodingError) -> PreparedAction?
  ) -> PreparedAction {
    var result = action
    for payload in PayloadChange.changes(of: call) {
      let change = Mutant.Change.alterPayload(action: name, payload)
      let isWanted = change == self.change
      if self.change != nil, !isWanted { continue }
      let others = payload.applied(to: call).compactMap { call in try? prepare(call) }
      guard let other = others.first(where: { $0.tree != action.tree }) else { continue }
      note(change, at: place)
      if isWanted { result = other.shown(as: action) }
    }
    return result
  }
}

extension Intervention: CancellationReferee {
  func keeps(_ scope: CancellationScope) -> Bool {
    var isKept = false
    for responder in stage?.usedPorts ?? [] where responder.hasCallsInFlight(in: scope) {
      if makes(.ignoreCancellation(port: responder.name)) { isKept = true }
    }
    return isKept
  }
}
