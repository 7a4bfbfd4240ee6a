import ActionScripts
import ExactStrings
import Playback

/// Finds out whether the effects in flight after some moves wait for an action of a user, such as the answer to a
/// question. Work that a single action can end is not stuck.
struct WaitingProbe {
  private static let triesOfEachAction = 3

  private let template: CaseTemplate
  private let compiled: CompiledMoves
  private let offered: OfferedMoves

  init(_ template: CaseTemplate, _ compiled: CompiledMoves, _ offered: OfferedMoves) {
    self.template = template
    self.compiled = compiled
    self.offered = offered
  }

  /// Returns whether no action ends any of the effects that are in flight after some moves.
  func isConfirmed(after moves: [Move]) -> Bool {
    // No action can be sent after a release.
    if moves.contains(.statement(.view(.drop))) { return true }
    return !candidates(after: moves).contains { ends($0, after: moves) }
  }

  /// The actions that are possible after some moves, those of reactors in the state included.
  private func candidates(after moves: [Move]) -> [Move] {
    template.play { live in
      replay(moves, in: live)
      var random = SeededRandom(seed: 0, part: 0)
      let values = ValueSource(state: live.state, literals: offered.literals)
      let nested = live.nestedReactors.flatMap { reactor in
        reactor.actions.map { OfferedMoves.Verb($0, prefix: reactor.path + ".") }
      }
      var found: [Move] = []
      for verb in offered.actions + nested {
        for _ in 0..<Self.triesOfEachAction {
          guard let call = verb.call(from: values, using: &random) else { break }
          if !found.contains(.statement(.action(call))) { found.append(.statement(.action(call))) }
        }
      }
      _ = live.finish()
      return found
    }
  }

  private func ends(_ move: Move, after moves: [Move]) -> Bool {
    template.play { live in
      let player = replay(moves, in: live)
      let before = live.inFlight
      player.play(move)
      let after = live.inFlight
      player.finish()
      return after < before
    }
  }

  @discardableResult
  private func replay(_ moves: [Move], in live: LiveCase) -> MovePlayer {
    let player = MovePlayer(live, compiled)
    player.play(moves)
    return player
  }
}
