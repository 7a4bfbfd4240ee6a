import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// Plays moves in one live case, writes down what a script would have to say for the same, and finds what is wrong.
final class MovePlayer {
  /// The case.
  let live: LiveCase
  /// The moves that were possible, in order.
  private(set) var moves: [Move] = []
  /// A statement for each of these moves.
  private(set) var statements: [Statement] = []
  /// The first thing that went wrong; nothing is played after it.
  private(set) var problem: Problem?

  private let compiled: CompiledMoves
  private var seenErrors = 0
  private var hasFailedCall = false

  init(_ live: LiveCase, _ compiled: CompiledMoves) {
    self.live = live
    self.compiled = compiled
    look()
  }

  /// Whether more can be played.
  var isPlaying: Bool { problem == nil && live.isPlaying }

  /// Plays a move.
  /// - Returns: Whether it was possible.
  @discardableResult
  func play(_ move: Move) -> Bool {
    guard isPlaying, let kind = statement(of: move), let step = compiled.move(for: kind) else { return false }
    let isPossible = live.play(step, line: statements.count + 1)
    if isPossible {
      moves.append(move)
      statements.append(Statement(kind))
      if move.isFault { hasFailedCall = true }
    }
    look()
    return isPossible
  }

  /// Ends the case and judges its end.
  func finish() {
    let outcome = live.finish()
    if problem == nil, let failure = outcome.failures.first { problem = Problem(failure) }
    lookForErrors()
  }

  /// The statement that a move is in the present state; nil where it is not possible.
  private func statement(of move: Move) -> Statement.Kind? {
    switch move {
    case .statement(let kind): return kind
    case .answer(let port, let position, let outcome):
      guard let call = call(of: port, at: position) else { return nil }
      return .answer(PortAnswer(name: Located(port), call: call.number, outcome: outcome))
    case .mockReply(let port, let position):
      guard let call = call(of: port, at: position), let value = live.mockReply(to: call) else { return nil }
      return .answer(
        PortAnswer(name: Located(port), call: call.number, outcome: .reply(Located(ScriptValue(value)))))
    }
  }

  private func call(of port: String, at position: Int) -> LiveCase.Call? {
    let calls = live.openCalls.filter { $0.port == port }
    return calls.indices.contains(position) ? calls[position] : nil
  }

  private func look() {
    if problem != nil { return }
    if let failure = live.failures.first { problem = Problem(failure) }
    lookForErrors()
  }

  /// An error is wrong unless something was made to fail before it.
  private func lookForErrors() {
    if live.errors.count == seenErrors { return }
    if problem == nil, !hasFailedCall, !live.hasFailedCalls {
      problem = Problem(error: live.errors[seenErrors].text)
    }
    seenErrors = live.errors.count
  }
}

/// The moves of a template that were checked, so that what is played again and again is checked once.
final class CompiledMoves {
  private static let limit = 5_000
  private let template: CaseTemplate
  private var known: [Statement.Kind: CaseTemplate.Move] = [:]

  init(_ template: CaseTemplate) {
    self.template = template
  }

  /// Returns a statement as a move; nil where it cannot be played.
  func move(for kind: Statement.Kind) -> CaseTemplate.Move? {
    guard kind.meansTheSameAgain else { return template.compile(Statement(kind)) }
    if let found = known[kind] { return found }
    guard let move = template.compile(Statement(kind)) else { return nil }
    if move.isReusable, known.count < Self.limit { known[kind] = move }
    return move
  }
}

extension Statement.Kind {
  /// Whether the check of the statement does not depend on what was played before it.
  fileprivate var meansTheSameAgain: Bool {
    switch self {
    case .action, .wait, .idle, .gesture: true
    default: false
    }
  }
}
