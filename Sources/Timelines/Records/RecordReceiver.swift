import JSONValues

/// Receives the records of cases while these are played.
///
/// Actions, mutations and states are nearly all that happens. They have methods of their own, which receive the parts,
/// so that a receiver can do without a record. By default these methods make a record of the parts.
package protocol RecordReceiver: AnyObject {
  /// Receives a record.
  func receive(_ record: Record)

  /// Receives the record of an action of the reactor or store that is played.
  func receive(action: NamedValue, at instant: Instant, _ cause: Record.Cause?)

  /// Receives the record of a mutation of the reactor or store that is played.
  func receive(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?)

  /// Receives the record of a state of the reactor or store that is played.
  /// - Parameter state: The state, which is computed only if the receiver reads it.
  func receive(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?)
}

extension RecordReceiver {
  package func receive(action: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    receive(Record(instant, .action(name: action.name, action: action.value), cause: cause))
  }

  package func receive(mutation: NamedValue, at instant: Instant, _ cause: Record.Cause?) {
    receive(Record(instant, .mutation(name: mutation.name, value: mutation.value), cause: cause))
  }

  package func receive(
    state: @autoclosure () -> JSONValue, _ changes: [StateChange], at instant: Instant, _ cause: Record.Cause?
  ) {
    receive(Record(instant, .state(changes: changes, state: state()), cause: cause))
  }
}

/// Calls a function with each record.
package final class RecordFunction: RecordReceiver {
  private let body: (Record) -> Void

  /// Creates a receiver that calls `body`.
  package init(_ body: @escaping (Record) -> Void) { self.body = body }

  package func receive(_ record: Record) { body(record) }
}
