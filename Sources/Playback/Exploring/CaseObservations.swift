import ExactStrings
import JSONValues
import Timelines

/// The observations of a program that plays a case move by move.
package final class CaseObservations: RecordReceiver {
  /// The texts of the errors that were reported so far.
  @exclusivity(unchecked) package private(set) var errors: [String] = []
  /// Whether a port has failed a call.
  package private(set) var hasFailedCalls = false
  /// Whether the state was changed since somebody last asked.
  @exclusivity(unchecked) private var hasNewChange = false
  /// The paths that were changed, each one once; for a change in a nested reactor, the path of that.
  @exclusivity(unchecked) package private(set) var changedPaths: [String] = []
  /// The codings of the actions since the watch began; nil where none are kept.
  var watchedActions: [JSONValue]?
  /// The names of the actions that effects have sent; empty where the registration names the actions of users.
  package private(set) var sentByEffects: Set<ExactString> = []

  private let notesActionsOfEffects: Bool

  /// - Parameter notesActionsOfEffects: Whether the actions that effects send are to be known.
  init(notesActionsOfEffects: Bool) { self.notesActionsOfEffects = notesActionsOfEffects }

  package func receive(_ record: Record) {
    switch record.event {
    case .state(let changes, _): note(changes)
    case .nested(let place, .state(let changes, _)): note(changes, in: place)
    case .error(_, let text), .nested(_, .error(_, let text)): errors.append(text)
    case .failure, .nested(_, .failure): hasFailedCalls = true
    case .action(_, let coding): watchedActions?.append(coding)
    case .effect(let name, _, _) where notesActionsOfEffects: sentByEffects.insert(ExactString(name))
    default: break
    }
  }

  package func receive(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    watchedActions?.append(action.value)
  }

  package func receive(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?) {}

  package func receive(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?
  ) {
    note(changes)
  }

  private func note(_ changes: [StateChange], in place: String? = nil) {
    for change in changes {
      hasNewChange = true
      let path = place ?? change.path
      if !changedPaths.contains(path) { changedPaths.append(path) }
    }
  }

  /// Returns whether the state was changed since the last call.
  package func takeChange() -> Bool {
    defer { hasNewChange = false }
    return hasNewChange
  }
}
