import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// Plays moves in one live case, records the statements of a script that would do the same, and finds problems.
final class MovePlayer {
  /// The case.
  let live: LiveCase
  /// The moves that were possible, in order.
  @exclusivity(unchecked) private(set) var moves: [Move] = []
  /// The answers among these moves, as they were given.
  private var answers: [GivenAnswer] = []
  /// The results of the rules of the case.
  private(set) var rules: [PlayedRule] = []
  /// The first problem; nothing is played after it.
  @exclusivity(unchecked) private(set) var problem: Problem?
  /// The mistake in the beginning, or in an answer that it gives; nil while there is none.
  private(set) var mistake: Diagnostic?

  /// A state that was reached.
  struct ReachedState: Equatable {
    let state: JSONValue
    /// Whether the case was at rest: no call open, and no work scheduled.
    let isAtRest: Bool
  }

  /// An answer that was given to a call.
  struct GivenAnswer {
    /// The place of the answer among the moves.
    let place: Int
    /// The answer, with the number of its call.
    let answer: PortAnswer
  }

  /// The moves that were played, and the states that they led to.
  struct PlayedMoves {
    let moves: [Move]
    /// The answers among the moves.
    let answers: [GivenAnswer]
    /// The state after each of the moves; empty if no states are kept.
    let reachedStates: [ReachedState]
    /// The actions that effects of a store have sent. Their names do not tell whether users send them too.
    let sentByEffects: Set<ExactString>
  }

  private let compiled: CompiledMoves
  private var variations: Variations { compiled.variations }
  private let keepsStates: Bool
  private var reachedStates: [ReachedState] = []
  private let listener: (any PlayListener)?
  @exclusivity(unchecked) private var seenErrors = 0
  private var hasFailedCall = false
  private let watchesView: Bool
  /// The actions that were sent while a move used the view, by the place of the move.
  private(set) var sentByView: [Int: [ActionCall]] = [:]

  /// - Parameters:
  ///   - keepsStates: Whether the states are kept.
  ///   - watchesView: Whether the actions are kept that are sent while a move uses the view.
  ///   - listener: The listener that receives each move before it is played; nil for none.
  init(
    _ live: LiveCase, _ compiled: CompiledMoves, keepsStates: Bool = false, watchesView: Bool = false,
    listener: (any PlayListener)? = nil
  ) {
    self.live = live
    self.keepsStates = keepsStates
    self.watchesView = watchesView
    self.compiled = compiled
    self.listener = listener
    mistake = live.mistake
    listener?.playBegins()
    lookForProblems()
  }

  /// Whether more moves can be played.
  var isPlaying: Bool { problem == nil && live.isPlaying }

  /// Plays a move.
  /// - Returns: Whether it was possible.
  @discardableResult
  func play(_ move: Move) -> Bool {
    guard isPlaying, let (move, kind) = possibleMove(move), let step = compiled.move(for: kind) else { return false }
    listener?.playsMove(move, as: Statement(kind))
    let isWatched = watchesView && move.usesView
    if isWatched { live.watchActions() }
    let isPossible = live.play(step, line: moves.count + 1)
    if isWatched { sentByView[moves.count] = live.takeWatchedActions().compactMap { compiled.shapes.call(of: $0) } }
    if isPossible {
      if move.answeredPort != nil, case .answer(let answer) = kind {
        answers.append(GivenAnswer(place: moves.count, answer: answer))
      }
      moves.append(move)
      if keepsStates { keepState() }
      if move.isFault { hasFailedCall = true }
    }
    lookForProblems()
    return isPossible
  }

  /// Plays moves up to the first problem.
  func play(_ moves: [Move]) {
    for move in moves where isPlaying { play(move) }
  }

  /// Ends the case and judges its end.
  func finish() {
    let outcome = live.finish()
    if let mistake = outcome.mistakes.first, case .answer(let port, _, let answer) = moves.last {
      self.mistake = variations.answers(of: port)?.place(of: answer)?.saying(mistake.message, note: mistake.note)
    }
    rules = outcome.rules
    if problem == nil, let failure = outcome.failures.first { problem = Problem(failure) }
    lookForErrors()
  }

  /// The moves that were played so far.
  var playedMoves: PlayedMoves {
    PlayedMoves(
      moves: moves, answers: answers, reachedStates: reachedStates, sentByEffects: live.observations.sentByEffects)
  }

  private func keepState() {
    reachedStates.append(ReachedState(state: live.state, isAtRest: !live.hasOpenCalls && !live.hasOneShotWork))
  }

  /// Returns the move as it is possible in the present state, and its statement; nil where it is not possible.
  private func possibleMove(_ move: Move) -> (Move, Statement.Kind)? {
    switch move {
    case .statement(let kind):
      if case .answer(let answer) = kind, let allowed = variations.answers(of: answer.name.value),
        !allowed.allows(answer.outcome, after: 0)
      {
        return nil
      }
      return (move, kind)
    case .answer(let port, let position, let outcome):
      guard let (call, position) = call(of: port, at: position),
        variations.answers(of: port)?.allows(outcome, after: call.age) ?? true
      else { return nil }
      compiled.learn(call)
      let answer = PortAnswer(name: Located(port), call: call.number, outcome: outcome)
      return (.answer(port: port, position: position, outcome), .answer(answer))
    case .mockReply(let port, let position):
      guard let (call, position) = call(of: port, at: position), let value = live.mockReply(to: call) else {
        return nil
      }
      let reply = PortAnswer.Outcome.reply(Located(ScriptValue(value)))
      guard variations.answers(of: port)?.allows(reply, after: call.age) ?? true else { return nil }
      let answer = PortAnswer(name: Located(port), call: call.number, outcome: reply)
      return (.mockReply(port: port, position: position), .answer(answer))
    }
  }

  /// Returns the call at a position, or the latest one where fewer calls are open, with its position.
  private func call(of port: String, at position: Int) -> (LiveCase.Call, position: Int)? {
    let calls = live.openCalls.filter { $0.port == port }
    guard let latest = calls.indices.last else { return nil }
    return (calls[min(position, latest)], min(position, latest))
  }

  private func lookForProblems() {
    if problem != nil { return }
    if let failure = live.failures.first { problem = Problem(failure) }
    lookForErrors()
  }

  /// An error is a problem unless a failure was injected before it.
  private func lookForErrors() {
    if live.observations.errors.count == seenErrors { return }
    if problem == nil, !hasFailedCall, !live.observations.hasFailedCalls {
      problem = Problem(error: live.observations.errors[seenErrors])
    }
    seenErrors = live.observations.errors.count
  }
}

extension MovePlayer.PlayedMoves {
  /// A statement for each of the moves, as a script would say it.
  var statements: [Statement] {
    var answers = answers[...]
    return moves.indices.map { place in
      if case .statement(let kind) = moves[place] { return Statement(kind) }
      return Statement(.answer(answers.removeFirst().answer))
    }
  }

  /// Returns the moves with the answers of each port in the order of its calls; nil where they are in that order
  /// already, or where only one call was answered. The answers of a port that lets a call hang stay as they are.
  var movesInOrderOfCalls: [Move]? {
    var ordered = moves
    var ports: [ExactString: [(place: Int, call: Int)]] = [:]
    for given in answers where given.answer.outcome != .hang {
      guard let call = given.answer.call else { continue }
      ports[ExactString(given.answer.name.value), default: []].append((given.place, call))
    }
    // A call that hangs stays open, so the oldest call is not the one to answer.
    for answers in ports.values where !answers.contains(where: { moves[$0.place].isHang }) {
      for (answer, earliest) in zip(answers, answers.sorted { $0.call < $1.call }) where answer.call != earliest.call {
        ordered[answer.place] = moves[earliest.place].answeringOldestCall
      }
    }
    return ordered == moves ? nil : ordered
  }
}

extension Move {
  fileprivate var isHang: Bool { if case .answer(_, _, .hang) = self { true } else { false } }

  /// The same answer for the oldest open call.
  fileprivate var answeringOldestCall: Move {
    switch self {
    case .answer(let port, _, let outcome): .answer(port: port, position: 0, outcome)
    case .mockReply(let port, _): .mockReply(port: port, position: 0)
    case .statement: self
    }
  }
}

/// Receives plays as they happen, so that the moves are known if the process dies.
package protocol PlayListener: AnyObject {
  /// Called when a run begins, with the result of the earlier runs.
  func runBegins(after result: Exploration)
  /// Called when a play begins, in a fresh case.
  func playBegins()
  /// Called before a move is played.
  func playsMove(_ move: Move, as statement: Statement)
}
