import ExactStrings
import Playback

/// The coverage of one reactor or store: the things that its cases have reached, and those that they have not.
package struct ReactorCoverage: Hashable, Sendable {
  /// The name of the reactor or store.
  package let reactor: String
  private var vocabulary = CaseTrail.Vocabulary()
  private var sent = Tally()
  private var committed = Tally()
  private var pushed = Tally()
  /// The calls of the ports that were called, in the order in which they were called first.
  package private(set) var calls: [CaseTrail.Calls] = []
  /// The abstract states and the steps between them.
  package private(set) var walk = StateWalk()

  /// Creates the coverage of a reactor or store that was not played yet.
  package init(_ reactor: String) { self.reactor = reactor }

  /// Adds the trail of a case.
  package mutating func add(_ trail: CaseTrail) {
    vocabulary.actions.formUnion(trail.vocabulary.actions)
    vocabulary.mutations.formUnion(trail.vocabulary.mutations)
    vocabulary.ports.formUnion(trail.vocabulary.ports)
    vocabulary.ports.formUnion(trail.calls.map(\.port))
    vocabulary.streams.formUnion(trail.vocabulary.streams)
    sent.add(trail.sent)
    committed.add(trail.committed)
    pushed.add(trail.pushed)
    for one in trail.calls { add(one) }
    walk.add(trail)
  }

  private mutating func add(_ more: CaseTrail.Calls) {
    guard let index = calls.firstIndex(where: { $0.port == more.port }) else { return calls.append(more) }
    calls[index].add(more)
  }

  /// The number of abstract states.
  package var stateCount: Int { walk.states.count }
  /// The number of pairs of an abstract state and the kind of step that was taken in it.
  package var transitionKindCount: Int { walk.transitionKindCount }
  /// The number of times that each known action was sent.
  package var actions: [Tally.Entry] { counts(of: vocabulary.actions, in: sent) }
  /// The number of times that each known case of the mutation was committed.
  package var mutations: [Tally.Entry] { counts(of: vocabulary.mutations, in: committed) }
  /// The number of pushes into each known stream.
  package var streams: [Tally.Entry] { counts(of: vocabulary.streams, in: pushed) }
  /// The calls of each known port.
  package var ports: [CaseTrail.Calls] {
    vocabulary.ports.map { name in calls.first { $0.port == name } ?? CaseTrail.Calls(port: name) }
  }

  /// The share that was reached of all names that are known ahead: actions, cases of the mutation, replies and failures
  /// of ports, streams. A port whose calls are all one-way, and one that returns values at once, need not fail.
  package var share: CoverageShare {
    var share = CoverageShare()
    for one in actions + mutations + streams { share.add(one.count > 0) }
    for port in ports {
      if port.mayReply { share.add(port.replies > 0) }
      if port.mayFail { share.add(port.failures > 0) }
    }
    return share
  }

  /// The actions that were never sent.
  package var unsent: [String] { actions.filter { $0.count == 0 }.map(\.name) }
  /// The cases of the mutation that were never committed.
  package var uncommitted: [String] { mutations.filter { $0.count == 0 }.map(\.name) }
  /// The streams that nothing was pushed into.
  package var unpushed: [String] { streams.filter { $0.count == 0 }.map(\.name) }
  /// The ports that were never called.
  package var uncalled: [String] { ports.filter { $0.total == 0 }.map(\.port) }
  /// The ports that were called and never replied.
  package var unreplied: [String] { ports.filter { $0.total > 0 && $0.mayReply && $0.replies == 0 }.map(\.port) }
  /// The ports that were called and never failed.
  package var unfailed: [String] { ports.filter { $0.total > 0 && $0.mayFail && $0.failures == 0 }.map(\.port) }

  /// The things that were never done, under the words for their kinds; kinds without any are left out.
  package var missing: [(heading: String, names: [String])] {
    [
      ("never sent", unsent), ("never committed", uncommitted), ("never called", uncalled),
      ("never replied", unreplied), ("never failed", unfailed), ("never pushed", unpushed),
    ].filter { !$0.1.isEmpty }
  }

  private func counts(of names: [String], in tally: Tally) -> [Tally.Entry] {
    names.map { name in tally.entries.first { $0.name == name } ?? Tally.Entry(name: name, count: 0) }
  }
}

extension [String] {
  /// Appends the strings that are not there yet.
  fileprivate mutating func formUnion(_ names: [String]) {
    for name in names where !contains(name) { append(name) }
  }
}
