import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// Searches for problems in a part of the runs.
///
/// The runs are divided into blocks. A block begins without knowledge and learns only from its own runs. So its result
/// depends only on the seed and on its number, and not on the process that plays it or on the order of the blocks.
package final class Explorer {
  /// The number of runs of a block.
  package static let blockSize = 500

  /// The number of events that may run at one instant before a livelock is suspected, and the number once a block has
  /// found one.
  private static let livelockLimits = (first: 1_000, later: 100)
  /// The number of times that a block checks whether a waiting effect can still be ended.
  private static let probeLimit = 100

  let template: CaseTemplate
  let compiled: CompiledMoves
  /// The reactor that has to behave alike; nil where nothing is compared.
  let other: (template: CaseTemplate, compiled: CompiledMoves)?
  private let options: ExplorationOptions
  private let offered: OfferedMoves
  private let abstraction: StateAbstraction
  /// Receives the moves of the present run.
  private var listener: (any PlayListener)?
  /// The largest number of runs from which problems of one cause are shrunk.
  package static let shrinksPerCause = 3
  /// The number of runs of a block that search everywhere, even where that is expensive.
  private static let earlyRuns = 50
  /// The interval of the runs that are played a second time, unless the options ask for all.
  private static let secondPlayInterval = 8
  private let probe: WaitingProbe
  /// The moves of the cases of scripts.
  private let scripts: [[Move]]
  /// The actions that the beginning or the scripts send or vary. Users send them, so they are tried even if effects
  /// send them too.
  private let namedActions: Set<ExactString>
  /// The short plays of shrinking, by the problem that was looked for. Each block meets the same ones.
  private var shortPlays: [Oracle: KnownPlays] = [:]

  /// Creates an explorer of the cases of a template.
  /// - Parameters:
  ///   - other: The template of the reactor that has to be in the same states; nil if nothing is compared.
  ///   - cases: The statements of cases that runs recombine.
  package init(
    _ template: CaseTemplate, _ options: ExplorationOptions, against other: CaseTemplate? = nil,
    recombining cases: [[Statement]] = []
  ) {
    // A statement with variables cannot be a move, because the line that looks up their values is no move.
    let cases = cases.map { $0.filter(\.usedVariables.isEmpty) }
    self.template = template
    self.other = other.map { ($0, CompiledMoves($0)) }
    self.options = options
    compiled = CompiledMoves(template)
    offered = OfferedMoves(template, cases.flatMap(\.self))
    scripts = cases.map { [Move]($0) }
    namedActions = Set((template.beginning + cases.flatMap(\.self)).flatMap(\.kind.namedActions))
    abstraction = template.abstraction
    probe = WaitingProbe(template, compiled, offered)
  }

  /// The number of blocks of all runs.
  package static func blockCount(of options: ExplorationOptions) -> Int {
    (options.runs + blockSize - 1) / blockSize
  }

  /// Whether another order of replies is tried.
  var tellsRaces: Bool { options.tellsRaces }

  /// The corresponding parts of the states of both reactors.
  var mapping: StateMapping { options.mapping }

  /// Plays the runs of a block.
  /// - Parameters:
  ///   - listener: Receives the moves of the run that the plan names.
  ///   - begins: Receives the number of each run before it is played, and again before each further play of its moves,
  ///     because the time limit is that of one play.
  package func explore(
    _ plan: BlockPlan, listener following: (any PlayListener)? = nil, begins: @escaping (Int) -> Void = { _ in }
  ) -> Exploration {
    var result = Exploration()
    var corpus = Corpus(scripts)
    compiled.forgetReplies()
    var shrunk: [Problem.Cause: Int] = [:]
    let first = plan.block * Self.blockSize
    var probes = 0
    var livelockLimit = Self.livelockLimits.first
    let livelocks = KnownPlays()
    for run in max(first, plan.start ?? 0)..<min(first + Self.blockSize, plan.end ?? options.runs, options.runs) {
      begins(run)
      listener = run == plan.followed ? following : nil
      listener?.runBegins(after: result)
      var random = SeededRandom(seed: options.seed, part: run)
      let looksTwice = other != nil || options.failsByOrder || run % Self.secondPlayInterval == 0
      let (played, playedMoves) = play(
        livelockLimit, keepingStates: looksTwice, isEarly: run < first + Self.earlyRuns, &random, &corpus, &result)
      result.runs += 1
      if corpus.knowledge.learn(sentByEffects: playedMoves.sentByEffects.subtracting(namedActions)) {
        corpus.forgetWhatEffectsDo()
        result.sentByEffects.formUnion(playedMoves.sentByEffects)
        result.forgetFindings { $0.moves.contains(where: corpus.knowledge.isOfEffects) }
        shrunk = [:]
      }
      if played.moves.contains(where: corpus.knowledge.isOfEffects) { continue }
      if looksTwice { begins(run) }
      let found = looksTwice && played.problem == nil ? contradiction(of: playedMoves) : nil
      guard let problem = played.problem ?? found?.problem else { continue }
      // Many runs meet the same problem. The shortest of a few is enough.
      if shrunk[problem.cause, default: 0] >= Self.shrinksPerCause { continue }
      if problem.oracle == .stuck {
        probes += 1
        guard probes <= Self.probeLimit, probe.isConfirmed(after: played.moves) else { continue }
      }
      shrunk[problem.cause, default: 0] += 1
      if problem.oracle == .livelock { livelockLimit = Self.livelockLimits.later }
      let play: ([Move], Bool) -> Playthrough = { [self] in
        begins(run)
        return self.play($0, looking: problem.oracle, exactly: $1)
      }
      let known = shortPlays[problem.oracle] ?? KnownPlays(longest: 12, limit: 2_000)
      shortPlays[problem.oracle] = known
      var shrinker = Shrinker(played.moves, problem, within: template.variations, like: self.compiled.shapes) {
        switch problem.oracle {
        case .livelock: livelocks.play($0, exactly: $1, by: play)
        // The same moves can have different results, so these plays are not remembered.
        case .divergence: play($0, $1)
        default: known.play($0, exactly: $1, by: play)
        }
      }
      if let finding = shrinker.shrink() { result.add(finding) }
    }
    return result
  }

  /// Prepares the parts that are slow the first time: plays an empty case, reads a value of each action.
  package func warmUp() {
    template.play { live in MovePlayer(live, compiled).finish() }
    var random = SeededRandom(seed: 0, part: 0)
    for action in offered.actions {
      if let call = action.call(from: ValueSource(), using: &random) { _ = compiled.move(for: .action(call)) }
    }
  }

  /// Plays the runs before the one that a plan asks for, which are known to be harmless.
  package func repeatRuns(before plan: BlockPlan) {
    var plan = plan
    plan.end = plan.followed ?? plan.end
    if plan.end != nil { _ = explore(plan) }
  }

  /// Plays moves in a fresh case, up to the first problem.
  /// - Parameter listener: Receives each move before it is played.
  package func play(_ moves: [Move], listener: (any PlayListener)?) -> Playthrough {
    self.listener = listener
    return play(moves, looking: .crash, exactly: true)
  }

  /// Plays moves in a fresh case, up to the first problem, which may need a second play to be seen.
  /// - Parameter isExact: Whether a livelock is judged as in a script, and not suspected sooner.
  func play(_ moves: [Move], looking oracle: Oracle, exactly isExact: Bool) -> Playthrough {
    let (played, playedMoves) = template.play(livelockLimit: isExact ? nil : Self.livelockLimits.first) { live in
      let player = MovePlayer(
        live, compiled, keepsStates: oracle.needsSecondPlay, watchesView: true, listener: listener)
      player.play(moves)
      let playedMoves = player.playedMoves
      player.finish()
      return (Playthrough(player), playedMoves)
    }
    if played.problem?.oracle == .stuck, !probe.isConfirmed(after: played.moves) {
      return Playthrough(moves: played.moves, statements: played.statements, problem: nil)
    }
    guard played.problem == nil, oracle.needsSecondPlay else { return played }
    return Playthrough(playedMoves, contradictedBy: contradiction(of: playedMoves, looking: oracle))
  }

  private func play(
    _ livelockLimit: Int, keepingStates keepsStates: Bool, isEarly: Bool,
    _ random: inout SeededRandom, _ corpus: inout Corpus, _ result: inout Exploration
  ) -> (Playthrough, MovePlayer.PlayedMoves) {
    template.play(livelockLimit: livelockLimit) { live in
      let player = MovePlayer(live, compiled, keepsStates: keepsStates, listener: listener)
      var chooser = MoveChooser(offered, corpus.knowledge, options, isEarly: isEarly, using: &random)
      let beginning =
        chooser.opening(using: &random) + corpus.beginning(mayUseView: chooser.usesView, using: &random)
      player.play(Array(beginning.prefix(options.steps)))
      _ = live.observations.takeChange()
      var before = abstraction.fingerprint(of: live.state, inFlight: live.inFlight)
      let chosen = options.chosenSteps
      let length = 1 + random.below(random.chance(50) ? max(1, chosen / 4) : chosen)
      for _ in 0..<min(length, options.steps - player.moves.count) where player.isPlaying {
        guard let move = chooser.move(in: live, using: &random), player.play(move) else { continue }
        chooser.played(move)
        if live.hasOpenCalls, corpus.knowledge.called.count < live.portCount {
          for call in live.openCalls { corpus.knowledge.learn(call) }
        }
        let after = abstraction.fingerprint(of: live.state, inFlight: live.inFlight)
        let transition = Exploration.Transition(ExactString(move.verb), from: before, to: after)
        if result.note(transition, hasChanged: live.observations.takeChange()), corpus.reach(after, by: transition.verb)
        {
          corpus.keep(player.moves)
        }
        before = after
      }
      let isDroppedEarly = random.chance(20)
      for _ in 0..<20 where player.isPlaying && !isDroppedEarly {
        let moves = chooser.closing(in: live, using: &random)
        if moves.isEmpty { break }
        player.play(moves)
      }
      if isDroppedEarly || random.chance(50), player.isPlaying { player.play(.statement(.view(.drop))) }
      let playedMoves = player.playedMoves
      player.finish()
      if let missed = live.missedValue { corpus.knowledge.learn(missed) }
      result.steps += player.moves.count
      if !player.moves.isEmpty { result.note(changed: live.observations.changedPaths) }
      if player.problem == nil { result.note(player.rules) }
      if let mistake = player.mistake { result.note(mistake) }
      return (Playthrough(player), playedMoves)
    }
  }
}

extension Statement.Kind {
  /// The action that the statement sends or varies. In `move.to` of a variation, it may be followed by the name of a
  /// value.
  fileprivate var namedActions: [ExactString] {
    switch self {
    case .action(let call): [ExactString(call.name.value)]
    case .vary(let target, _):
      [ExactString(target.value)]
        + (target.value.lastIndex(of: ".").map { [ExactString(String(target.value[..<$0]))] } ?? [])
    default: []
    }
  }
}
