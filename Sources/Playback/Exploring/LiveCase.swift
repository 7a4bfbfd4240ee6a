import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

/// A case that a program plays move by move. The next move may depend on the results of the moves before.
package final class LiveCase {
  /// An open call of a port, as its answerer sees it.
  package struct Call {
    /// The name of the port.
    package let port: String
    /// The number of the call among those of its port, from 1.
    package let number: Int
    /// The request.
    package let request: JSONValue
    /// The time since the call was made, in nanoseconds.
    package let age: Int64
    /// The type of the reply; nil where it has none in Swift. `Void` is a bare reply.
    package let replyType: Any.Type?
    /// The type of the error that a failure becomes; nil for a `PortError`, which has any text.
    package let failureType: Any.Type?
    /// The smallest reply that can be decoded; nil where none is known.
    package let blankReply: () -> JSONValue?
    /// The reply of the mock backend that is still under way; nil where there is none, or it fails.
    package let mockReply: JSONValue?
  }

  /// A port that has to answer at once, and had no answer.
  package struct MissedValue {
    /// The name of the port.
    package let port: String
    /// The type of the reply.
    package let replyType: Any.Type?
  }

  private let template: CaseTemplate
  let player: CasePlayer
  /// The observations so far.
  package let observations: CaseObservations
  /// The open calls, cached until the next move is played.
  @exclusivity(unchecked) private var knownCalls: [Call]?

  init(_ template: CaseTemplate, _ options: PlayOptions) {
    self.template = template
    observations = CaseObservations(notesActionsOfEffects: template.setup.entry.namesActionsOfEffects)
    player = CasePlayer(template.setup, text: template.source, options: options, receiver: observations)
  }

  func open() {
    for step in player.open(with: template.opening) where player.isPlaying {
      template.reach(step.place)
      player.play(step.step, at: step.place)
    }
    player.skipsImpossible = true
  }

  /// Plays a move.
  /// - Parameter line: The line that failures of the case name for the move.
  /// - Returns: Whether the move was possible in the present state.
  @discardableResult
  package func play(_ move: CaseTemplate.CheckedStatement, line: Int) -> Bool {
    player.sawImpossible = false
    knownCalls = nil
    player.play(move.step, at: Record.Place(line: line))
    return !player.sawImpossible
  }

  /// Ends the case: time passes until nothing is scheduled, the end is judged, and the reactor is released.
  package func finish() -> CaseOutcome { player.finish() }

  /// Whether the case goes on.
  package var isPlaying: Bool { player.isPlaying }
  /// The mistake that ended the case; nil if there is none.
  package var mistake: Diagnostic? { player.mistakes.first }
  /// The failures so far.
  package var failures: [CaseFailure] { player.failures }
  /// The latest state.
  package var state: JSONValue { player.state.tree }
  /// The number of effects in flight.
  package var inFlight: Int { player.target?.effectsInFlight ?? 0 }
  /// The time until the next scheduled work, in nanoseconds; nil if there is none.
  package var timeToNextWork: Int64? {
    player.clock.nextDue.map { max(0, $0.wholeNanoseconds - player.now.nanoseconds) }
  }
  /// Whether work is scheduled that is due once.
  package var hasOneShotWork: Bool { player.clock.hasOneShotWork }
  /// The number of ports that were asked for or used.
  package var portCount: Int { player.stage.usedPorts.count }
  /// Whether a call waits for an answer.
  package var hasOpenCalls: Bool { player.stage.hasCallsInFlight }

  /// The open calls, port by port, the oldest first.
  package var openCalls: [Call] {
    if let knownCalls { return knownCalls }
    if !hasOpenCalls { return [] }
    let calls = player.stage.callsInFlight.map { call in
      var mockReply: JSONValue?
      if case .reply(let value, _) = call.mockOutcome { mockReply = value }
      return Call(
        port: call.port, number: call.number, request: call.request,
        age: player.now.nanoseconds - call.time.nanoseconds, replyType: call.awaited.type,
        failureType: call.awaited.failure, blankReply: call.awaited.blank, mockReply: mockReply)
    }
    knownCalls = calls
    return calls
  }

  /// Whether a mock backend answers a port.
  package func hasMock(_ port: String) -> Bool { player.stage.knownResponder(port)?.mock != nil }

  /// Returns the reply of a port's mock backend to an open call; nil where there is no backend, or it does not reply.
  package func mockReply(to call: Call) -> JSONValue? {
    if let reply = call.mockReply { return reply }
    guard let mock = player.stage.knownResponder(call.port)?.mock,
      case .reply(let value, _) = mock(call.request).outcome
    else { return nil }
    return value
  }

  /// The port that had to answer at once and could not, which ended the case; nil if that did not happen.
  package var missedValue: MissedValue? {
    for port in player.stage.usedPorts {
      if let missed = port.missedValue { return MissedValue(port: port.name, replyType: missed.type) }
    }
    return nil
  }

  /// Returns the controls of the view, with the gestures that they take; empty where there is no view.
  /// - Parameter looksAgain: Whether the view is searched for controls that were added since the last call.
  package func controls(lookingAgain looksAgain: Bool) -> [(name: String, gestures: [ActionShape])] {
    guard let driver = player.openViewDriver() else { return [] }
    if looksAgain { driver.rescan() }
    return driver.gestures
  }

  /// The reactors that live in the state now, by their paths, with their actions.
  package var nestedReactors: [(path: String, actions: [ActionShape])] {
    guard let nested = player.target?.nested else { return [] }
    return nested.reachable.map { ($0.pathText, template.shapes(of: $0)) }
  }

  /// Keeps the actions that are processed from now on.
  package func watchActions() {
    player.readsActions = true
    observations.watchedActions = []
  }

  /// Stops keeping actions, and returns the codings of those that were processed: `{"move":{"_0":1,"to":2}}`.
  package func takeWatchedActions() -> [JSONValue] {
    player.readsActions = false
    defer { observations.watchedActions = nil }
    return observations.watchedActions ?? []
  }
}
