import ExactStrings

/// The trail of a played case: names and numbers without values, small enough to be sent and merged.
package struct CaseTrail: Hashable, Sendable {
  /// The vocabulary of the reactor or store, as far as it is known without playing a case.
  package struct Vocabulary: Hashable, Sendable {
    /// The actions that scripts can send.
    package var actions: [String] = []
    /// The cases of the mutation; empty where the type does not tell, and where a mutation is the action itself.
    package var mutations: [String] = []
    /// The ports that were asked for.
    package var ports: [String] = []
    /// The streams that were asked for.
    package var streams: [String] = []

    /// Creates an empty vocabulary.
    package init() {}
  }

  /// The calls of a port, by how they ended.
  package struct Calls: Hashable, Sendable {
    /// The name of the port.
    package let port: String
    /// The number of calls.
    package var total = 0
    /// The calls that got a reply.
    package var replies = 0
    /// The calls that failed.
    package var failures = 0
    /// The calls that the reactor cancelled.
    package var cancellations = 0
    /// The calls that only tell a mock backend something, which never answers.
    package var oneWay = 0
    /// The calls that ask for a value at once, and cannot fail.
    package var values = 0

    /// Creates the record of a port without calls.
    package init(port: String) { self.port = port }

    /// The calls that were open when their case ended.
    package var unanswered: Int { total - replies - failures - cancellations }
    /// Whether a call may get a reply, as far as is known.
    package var mayReply: Bool { total == 0 || oneWay < total }
    /// Whether a call may fail, as far as is known.
    package var mayFail: Bool { total == 0 || oneWay + values < total }

    /// Adds the calls of the same port in another case.
    package mutating func add(_ other: Calls) {
      total += other.total
      replies += other.replies
      failures += other.failures
      cancellations += other.cancellations
      oneWay += other.oneWay
      values += other.values
    }
  }

  /// A way from one abstract state to another one, or back to the same.
  package struct Transition: Hashable, Sendable {
    /// The index of the state before.
    package let from: Int
    /// The verb as a script writes it, without values: `increase`, `! search reply`; `time` for time that passed.
    package let verb: String
    /// The index of the state after.
    package let to: Int
    /// The number of times that the transition was made.
    package var count: Int

    /// Creates a transition.
    package init(from: Int, verb: String, to: Int, count: Int) {
      self.from = from
      self.verb = verb
      self.to = to
      self.count = count
    }
  }

  /// The vocabulary of the case.
  package var vocabulary = Vocabulary()
  /// The actions that were sent, by the script, a view or an effect.
  package var sent = Tally()
  /// The mutations that were committed.
  package var committed = Tally()
  /// The calls of the ports, in the order in which they were called first.
  package var calls: [Calls] = []
  /// The streams that something was pushed into.
  package var pushed = Tally()
  /// The abstract states, in the order in which they were reached; empty if the reactor could not be made.
  package var states: [AbstractState] = []
  /// The transitions between the states, in the order in which they were made first.
  package var transitions: [Transition] = []

  /// Creates an empty trail.
  package init() {}
}
