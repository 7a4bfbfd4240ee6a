import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// The problem that a second play of the same moves shows after a first one without problems.
struct Contradiction {
  /// The problem.
  let problem: Problem
  /// The expectation that only the second play meets.
  let proof: Statement
  /// The statements of the second play, where they are not those of the first one.
  var alternative: [Statement] = []
}

extension Explorer {
  /// Returns the problem that a second play shows; nil where both plays agree.
  /// - Parameter oracle: The only oracle that is asked; nil for all.
  func contradiction(of first: MovePlayer.PlayedMoves, looking oracle: Oracle? = nil) -> Contradiction? {
    if oracle == nil || oracle == .divergence, let found = divergence(of: first) { return found }
    if oracle == nil || oracle == .difference, let found = difference(of: first) { return found }
    if oracle == nil && tellsRaces || oracle == .order { return orderDependence(of: first) }
    return nil
  }

  /// The same moves have to lead to the same states.
  private func divergence(of first: MovePlayer.PlayedMoves) -> Contradiction? {
    guard let second = play(first.moves, in: template, compiled) else { return nil }
    // The states show a move that was possible in only one of the plays.
    for (mine, theirs) in zip(first.reachedStates, second.reachedStates) where mine != theirs {
      guard let change = Disagreement(mine.state, theirs.state) else { return nil }
      return Contradiction(
        problem: Problem(.divergence, "plays differently the second time: \(change.text)", culprit: change.path),
        proof: change.proof)
    }
    return nil
  }

  /// Another reactor has to be in the same state whenever both are at rest.
  private func difference(of first: MovePlayer.PlayedMoves) -> Contradiction? {
    guard let other, let second = play(first.moves, in: other.template, other.compiled) else { return nil }
    for (mine, theirs) in zip(first.reachedStates, second.reachedStates) where mine.isAtRest && theirs.isAtRest {
      guard let change = Disagreement(mine.state, ofAnother: theirs.state, by: mapping) else { continue }
      return Contradiction(
        problem: Problem(
          .difference, "'\(other.template.reactor)' does otherwise: \(change.text)", culprit: change.path),
        proof: change.proof)
    }
    return nil
  }

  /// The same replies in the order of their calls should lead to the same end.
  private func orderDependence(of first: MovePlayer.PlayedMoves) -> Contradiction? {
    guard let moves = first.movesInOrderOfCalls, let second = play(moves, in: template, compiled),
      second.moves.count == moves.count, let last = first.reachedStates.last, let end = second.reachedStates.last,
      last.isAtRest, end.isAtRest, let change = Disagreement(last.state, end.state)
    else { return nil }
    return Contradiction(
      problem: Problem(
        .order, "replies in the order of their calls lead to another state: \(change.text)", culprit: change.path),
      proof: change.proof, alternative: second.statements)
  }

  /// Plays moves and keeps the states; nil where something goes wrong.
  private func play(
    _ moves: [Move], in template: CaseTemplate, _ compiled: CompiledMoves
  ) -> MovePlayer.PlayedMoves? {
    template.play { live in
      let player = MovePlayer(live, compiled, keepsStates: true)
      player.play(moves)
      let playedMoves = player.playedMoves
      player.finish()
      return player.problem == nil ? playedMoves : nil
    }
  }
}

/// The first difference between two states, described by the value of the second one.
private struct Disagreement {
  /// The path of the value.
  let path: String
  /// The difference in words.
  let text: String
  /// The expectation that only the second state meets.
  let proof: Statement

  /// Creates the difference between two states of one reactor; nil where there is none.
  init?(_ mine: JSONValue, _ theirs: JSONValue) {
    if mine == theirs { return nil }
    // A mapping treats a nil field and a missing one as equal, but two states of one reactor with this difference
    // differ.
    let (path, before, after) = StateMapping().difference(mine, theirs) ?? (Path([]), mine, theirs)
    self.init(path, before, after, .equal, after)
  }

  /// Creates the difference between the states of two reactors; nil where there is none.
  init?(_ mine: JSONValue, ofAnother theirs: JSONValue, by mapping: StateMapping) {
    guard let (path, before, after) = mapping.difference(mine, theirs) else { return nil }
    // A script must not compare the field with a value that only the other reactor's field can have.
    if before.kind == after.kind || after == .null {
      self.init(path, before, after, .equal, after)
    } else {
      self.init(path, before, after, before == .null ? .notEqual : .equal, .null)
    }
  }

  private init(
    _ path: Path, _ before: JSONValue, _ after: JSONValue, _ comparison: Expectation.Comparison, _ value: JSONValue
  ) {
    self.path = path.text
    text = "\(path.text) is \(after.text) and not \(before.text)"
    proof = Statement(.expect(.compare(Located(path), comparison, Located(ScriptValue(value)))))
  }
}
