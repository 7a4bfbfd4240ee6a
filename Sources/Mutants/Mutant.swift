import ExactStrings

/// A reactor or store with one change, which a suite should notice.
///
/// The change is made where the reactor is driven and watched, while it plays. The reactor itself runs as it is.
package struct Mutant: Hashable, Sendable {
  /// The name of the reactor or store in scripts.
  package let reactor: String
  /// The change.
  package let change: Change

  /// Creates a mutant of a reactor.
  package init(of reactor: String, _ change: Change) {
    self.reactor = reactor
    self.change = change
  }

  /// A change at a named place, made each time that the place is reached.
  package enum Change: Hashable, Sendable {
    /// A mutation, or an action on its way to the reducer of a store, is left out.
    case drop(Reduction)
    /// The mutation or action is reduced twice.
    case double(Reduction)
    /// Two mutations that one effect emits one after the other come in the other order.
    case swap(String, String)
    /// The calls of a port go on when an operator would cancel them.
    case ignoreCancellation(port: String)
    /// Each reply of a port comes twice.
    case repeatReply(port: String)
    /// A call of a port that fails completes without a reply.
    case swallowFailure(port: String)
    /// The reactor gets an action with another payload than the script has sent.
    case alterPayload(action: String, PayloadChange)
  }

  /// The name of a mutation or action that is reduced: a mutation of a reactor, or an action of a store.
  package enum Reduction: Hashable, Sendable {
    case mutation(String)
    case action(String)
  }
}

extension Mutant.Change {
  /// The kind of the change.
  package var kind: MutantKind {
    switch self {
    case .drop: .drop
    case .double: .double
    case .swap: .swap
    case .ignoreCancellation: .cancel
    case .repeatReply: .repeat
    case .swallowFailure: .swallow
    case .alterPayload: .payload
    }
  }

  /// The name of the place that is changed: a mutation, two of them, an action, a port.
  package var place: String {
    switch self {
    case .drop(let reduction), .double(let reduction): reduction.name
    case .swap(let first, let second): "\(first), \(second)"
    case .ignoreCancellation(let port), .repeatReply(let port), .swallowFailure(let port): port
    case .alterPayload(let action, _): action
    }
  }

  /// The change in a few words, without an end: `mutation 'setLoading' dropped`.
  package var title: String {
    switch self {
    case .drop(let reduction): "\(reduction.text) dropped"
    case .double(let reduction): "\(reduction.text) doubled"
    case .swap(let first, let second): "mutations '\(first)' and '\(second)' swapped"
    case .ignoreCancellation(let port): "cancelled call of '\(port)' answered all the same"
    case .repeatReply(let port): "reply of '\(port)' delivered twice"
    case .swallowFailure(let port): "failure of '\(port)' swallowed"
    case .alterPayload(let action, let change): "payload of '\(action)' changed: \(change.text)"
    }
  }
}

extension Mutant.Reduction {
  fileprivate var name: String {
    switch self {
    case .mutation(let name), .action(let name): name
    }
  }

  fileprivate var text: String {
    switch self {
    case .mutation(let name): "mutation '\(name)'"
    case .action(let name): "action '\(name)'"
    }
  }
}
