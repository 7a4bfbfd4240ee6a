import ActionScripts
import Timelines

/// Plays a script while it is still being written: each statement as soon as it is complete.
///
/// After a mistake nothing more is played. Later statements are only checked, and the open case gets no end.
public final class LivePlayer {
  private let receiver: any RecordReceiver
  private let report: (Diagnostic) -> Void
  @exclusivity(unchecked) private var compiler: ReadingCompiler?
  @exclusivity(unchecked) private var player = Lendable<CasePlayer>()
  /// Whether the player has made its reactor.
  @exclusivity(unchecked) private var isOpen = false
  private var outcomes: [CaseOutcome] = []
  private var sawMistake = false

  /// Creates a player at the start of its input.
  /// - Parameters:
  ///   - catalog: The reactors.
  ///   - options: How to play.
  ///   - files: Reads included files.
  ///   - notation: The notation of the input; nil to detect it.
  ///   - receive: Gets the records as they happen.
  ///   - report: Gets each diagnostic as soon as it is known.
  public convenience init(
    catalog: Catalog, options: PlayOptions, files: any ScriptFiles, notation: ScriptNotation?,
    receive: @escaping (Record) -> Void, report: @escaping (Diagnostic) -> Void
  ) {
    self.init(
      catalog: catalog, options: options, files: files, notation: notation, receiver: RecordFunction(receive),
      report: report)
  }

  /// Creates a player at the start of its input.
  package init(
    catalog: Catalog, options: PlayOptions, files: any ScriptFiles, notation: ScriptNotation?,
    receiver: any RecordReceiver, report: @escaping (Diagnostic) -> Void
  ) {
    self.receiver = receiver
    self.report = report
    // Nobody else has the compiler, which dies before this player does.
    let lent = Unmanaged.passUnretained(self)
    let statements = ScriptCompiler(
      catalog: catalog, options: options, files: files, script: nil,
      output: { [unowned self] (output: consuming ScriptCompiler.Output) in
        switch output {
        case .open(let setup): open(setup, options)
        case .step(let step, let place): if !sawMistake { play(step, at: place) }
        case .close: close()
        }
      },
      outputAgain: { action, place in
        lent._withUnsafeGuaranteedRef { live in
          if !live.sawMistake { live.play { $0.play(action, at: place) } }
        }
      },
      report: { [unowned self] in complain($0) })
    compiler = ReadingCompiler(ScriptReader(file: "-", notation: notation), statements)
  }

  /// Takes the next bytes and plays the statements that they complete.
  public func feed(_ bytes: some Collection<UInt8>) {
    compiler?.feed(bytes)
    playWhatIsComplete()
  }

  /// The number of bytes of a statement that is not complete yet, which are kept in memory.
  public var unreadCount: Int { compiler?.unreadCount ?? 0 }

  /// Plays the rest and ends the last case.
  /// - Returns: The outcomes of the cases, and whether there was no mistake.
  public func finish() -> (outcomes: [CaseOutcome], isSound: Bool) {
    compiler?.endInput()
    playWhatIsComplete()
    compiler?.finish()
    return (outcomes, !sawMistake)
  }

  private func playWhatIsComplete() {
    var hasMore = true
    while hasMore {
      // The clock is set once for many statements rather than for each.
      if let player = player.object {
        hasMore = player.onClock { playWhatIsComplete(of: player) }
      } else {
        hasMore = playWhatIsComplete(of: nil)
      }
    }
  }

  /// Plays the complete statements of the open case.
  /// - Returns: Whether another case has begun, or this one has ended, so that there may be more statements.
  private func playWhatIsComplete(of open: CasePlayer?) -> Bool {
    guard let compiler else { return false }
    while player.object === open {
      if !compiler.compileNext() { return false }
    }
    return true
  }

  private func complain(_ diagnostic: Diagnostic) {
    // Statements before the mistake are recorded before it is reported.
    if !sawMistake, let player = player.object { openIfNeeded(player) }
    sawMistake = true
    report(diagnostic)
  }

  private func open(_ setup: CaseSetup, _ options: PlayOptions) {
    if sawMistake { return }
    player.object = CasePlayer(setup, text: nil, options: options, receiver: receiver)
    isOpen = false
  }

  /// Makes the reactor, unless it was made already. Answers at the top of the case are declared before it is made.
  private func openIfNeeded(_ player: CasePlayer) {
    if isOpen { return }
    isOpen = true
    player.open()
  }

  private func play(_ step: Step, at place: Record.Place) {
    play(opening: !step.isDeclaration) { $0.play(step, at: place) }
  }

  /// Plays a step by `body` and reports the mistakes that show then.
  /// - Parameter opens: Whether the step needs the reactor.
  @inline(__always)
  private func play(opening opens: Bool = true, _ body: (CasePlayer) -> Void) {
    // The player stays while it plays a step.
    player.lent?._withUnsafeGuaranteedRef { player in
      if opens { openIfNeeded(player) }
      body(player)
      if player.hasNewMistakes { for mistake in player.takeMistakes() { complain(mistake) } }
    }
  }

  private func close() {
    guard let player = player.object, !sawMistake else { return }
    openIfNeeded(player)
    let outcome = player.finish()
    self.player.object = nil
    outcomes.append(outcome)
    for mistake in outcome.mistakes { complain(mistake) }
  }
}
