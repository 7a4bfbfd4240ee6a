import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// How much is explored, and how.
package struct ExplorationOptions: Hashable, Sendable {
  /// The number of runs.
  package var runs = 10_000
  /// The largest number of moves of a run that the search chooses.
  package var steps = 40
  /// What all choices come from.
  package var seed: UInt64 = 1
  /// Whether ports fail and hang, and streams fail.
  package var injectsFaults = false

  /// Creates the defaults.
  package init() {}
}

/// Searches for problems in a part of the runs.
///
/// The runs are divided into blocks. A block begins without knowledge and learns from its own runs alone, so its result
/// depends on the seed and on its number, and not on who plays which blocks, or in which order.
package final class Explorer {
  /// The number of runs of a block.
  package static let blockSize = 500

  /// How many events may run at one instant before a livelock is suspected, and where one was found before.
  private static let livelockLimits = (first: 1_000, later: 100)
  /// How often a block looks whether an effect that waits can still be ended.
  private static let probeLimit = 100

  private let template: CaseTemplate
  private let options: ExplorationOptions
  private let compiled: CompiledMoves
  private let vocabulary: Vocabulary
  private let abstraction: StateAbstraction
  private let probe: WaitingProbe

  /// Creates an explorer of what a template plays.
  package init(_ template: CaseTemplate, _ options: ExplorationOptions) {
    self.template = template
    self.options = options
    compiled = CompiledMoves(template)
    vocabulary = Vocabulary(template)
    abstraction = template.abstraction
    probe = WaitingProbe(template, compiled, vocabulary)
  }

  /// The number of blocks of all runs.
  package var blockCount: Int { (options.runs + Self.blockSize - 1) / Self.blockSize }

  /// Plays the runs of a block.
  package func explore(block: Int) -> Exploration {
    var result = Exploration()
    var corpus = Corpus()
    var shrunk: [Problem.Cause: Int] = [:]
    var probes = 0
    var livelockLimit = Self.livelockLimits.first
    let first = block * Self.blockSize
    for run in first..<min(first + Self.blockSize, options.runs) {
      var random = SeededRandom(seed: options.seed, part: run)
      let played = play(corpus.beginning(using: &random), &random, &corpus, &result, livelockLimit)
      result.runs += 1
      guard let problem = played.problem else { continue }
      // Many runs meet the same problem. The shortest of a few is enough.
      if shrunk[problem.cause, default: 0] >= 3 { continue }
      if problem.oracle == .stuck {
        probes += 1
        guard probes <= Self.probeLimit, probe.isConfirmed(after: played.moves) else { continue }
      }
      shrunk[problem.cause, default: 0] += 1
      if problem.oracle == .livelock { livelockLimit = Self.livelockLimits.later }
      var shrinker = Shrinker(template, compiled, probe, played.moves, problem)
      if let finding = shrinker.shrink() { result.add(finding) }
    }
    return result
  }

  private func play(
    _ beginning: [Move], _ random: inout SeededRandom, _ corpus: inout Corpus, _ result: inout Exploration,
    _ livelockLimit: Int
  ) -> (moves: [Move], problem: Problem?) {
    template.play(livelockLimit: livelockLimit) { live in
      let player = MovePlayer(live, compiled)
      var chooser = MoveChooser(vocabulary, corpus.knowledge, options, using: &random)
      for move in chooser.opening(using: &random) + beginning where player.isPlaying { player.play(move) }
      var before = abstraction.fingerprint(of: live.state, inFlight: live.inFlight)
      let length = 1 + random.below(random.chance(50) ? max(1, options.steps / 4) : options.steps)
      for _ in 0..<length where player.isPlaying {
        guard let move = chooser.move(in: live, using: &random), player.play(move) else { continue }
        chooser.played(move)
        if live.hasOpenCalls { for call in live.openCalls { corpus.knowledge.learn(call) } }
        let after = abstraction.fingerprint(of: live.state, inFlight: live.inFlight)
        result.note(move, from: before, to: after, changing: live.takeChangedPaths())
        if corpus.reach(after, by: move) { corpus.keep(player.moves) }
        before = after
      }
      let isDroppedEarly = random.chance(20)
      for _ in 0..<20 where player.isPlaying && !isDroppedEarly {
        let moves = chooser.closing(in: live, using: &random)
        if moves.isEmpty { break }
        for move in moves where player.isPlaying { player.play(move) }
      }
      if isDroppedEarly || random.chance(50), player.isPlaying { player.play(.statement(.view(.drop))) }
      player.finish()
      if let missed = live.missedValue { corpus.knowledge.learn(missed) }
      result.steps += player.moves.count
      return (player.moves, player.problem)
    }
  }
}
