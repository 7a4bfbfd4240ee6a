import ActionScripts
import Mutants
import Timelines

/// Prepares whole scripts for playing: a script is checked completely before any of it is played.
public struct ScriptPreparer {
  private let catalog: Catalog
  private let options: PlayOptions
  private let files: any ScriptFiles

  /// Creates a preparer for the reactors of a catalog.
  public init(catalog: Catalog, options: PlayOptions, files: any ScriptFiles) {
    self.catalog = catalog
    self.options = options
    self.files = files
  }

  /// Checks a script.
  /// - Parameters:
  ///   - text: The bytes of the script.
  ///   - name: The name in records and messages.
  ///   - notation: The notation; nil to detect it.
  ///   - reach: Called with the line of each statement before it is checked.
  public func prepare(
    _ text: [UInt8], name: String, notation: ScriptNotation? = nil,
    reaching reach: (_ line: Int) -> Void = { _ in }
  ) -> PreparedScript {
    let collection = CaseCollection()
    var diagnostics: [Diagnostic] = []
    let compiler = ScriptCompiler(
      catalog: catalog, options: options, files: files, script: name,
      output: { output in
        switch output {
        case .open(let setup): collection.open(setup, script: name, options)
        case .step(let step, let place): collection.steps.append(PlannedStep(step: step, place: place))
        case .close: collection.close()
        }
      },
      report: { diagnostics.append($0) })
    let statements = ReadingCompiler(
      ScriptReader(file: name, notation: notation), compiler, of: SourceText(file: name, bytes: text[...])
    ) { diagnostics.append($0) }
    statements.feed(text)
    statements.endInput()
    while statements.compileNext(reaching: reach) {}
    statements.finish()
    return PreparedScript(
      name: name, cases: diagnostics.isEmpty ? collection.cases : [], diagnostics: diagnostics,
      forbidsGolden: compiler.cases.forbidsGolden)
  }
}

/// The cases of a script while they are compiled.
private final class CaseCollection {
  private(set) var cases: [PreparedCase] = []
  /// The steps of the open case. Only the compiler's output touches them.
  @exclusivity(unchecked) var steps: [PlannedStep] = []

  func open(_ setup: CaseSetup, script: String, _ options: PlayOptions) {
    cases.append(PreparedCase(setup: setup, script: script, options: options, index: cases.count))
  }

  func close() {
    cases[cases.count - 1].setup.asksForMutations = steps.contains { $0.step.mayAskForMutations }
    cases[cases.count - 1].steps = steps
    steps = []
  }
}

/// A step and its line.
struct PlannedStep {
  let step: Step
  let place: Record.Place
}

/// A script that was checked.
public struct PreparedScript {
  /// The name of the script.
  public let name: String
  /// The cases, in order; empty if anything is wrong with the script.
  public let cases: [PreparedCase]
  /// The diagnostics, in the order of the text; those about unused variables come last.
  public let diagnostics: [Diagnostic]
  /// Whether the script says `@golden none`.
  public let forbidsGolden: Bool
}

/// A case that is ready to be played, any number of times.
public struct PreparedCase {
  var setup: CaseSetup
  let script: String
  let options: PlayOptions
  let index: Int
  var steps: [PlannedStep] = []

  /// The properties of the case that are known before it is played.
  public var outline: CaseOutline {
    var outline = setup.outline
    outline.index = index
    return outline
  }

  /// Plays the case with a fresh reactor.
  /// - Parameters:
  ///   - reach: Called with the place of each statement before it is played.
  ///   - receive: Gets the records as they happen.
  public func play(
    reaching reach: (Record.Place) -> Void = { _ in }, _ receive: @escaping (Record) -> Void
  ) -> CaseOutcome {
    play(reaching: reach, to: RecordFunction(receive))
  }

  /// Plays the case with a fresh reactor, changed or as it is.
  /// - Parameters:
  ///   - change: The change of a mutant, for a script that was prepared for mutants; nil for none.
  ///   - reach: Called with the place of each statement before it is played.
  ///   - receiver: Gets the records as they happen.
  package func play(
    changing change: Mutant.Change? = nil, reaching reach: (Record.Place) -> Void = { _ in },
    to receiver: any RecordReceiver
  ) -> CaseOutcome {
    play(
      CasePlayer(setup, script: script, options: options, changing: change, receiver: receiver), reaching: reach)
  }

  /// Plays the case with a fresh reactor, and follows what it goes through.
  /// - Parameters:
  ///   - reach: Called with the place of each statement before it is played.
  ///   - receive: Gets the records as they happen.
  package func playFollowed(
    reaching reach: (Record.Place) -> Void = { _ in }, _ receive: @escaping (Record) -> Void
  ) -> (outcome: CaseOutcome, trail: CaseTrail) {
    let recorder = TrailRecorder(setup.entry)
    let receiver = RecordFunction { record in
      recorder.note(record)
      receive(record)
    }
    let player = CasePlayer(setup, script: script, options: options, receiver: receiver)
    recorder.player = player
    player.watchInstants()
    player.whenAtRest = { [unowned recorder] in recorder.rest() }
    let outcome = play(player, reaching: reach)
    return (outcome, recorder.finish(on: player.stage))
  }

  private func play(_ player: CasePlayer, reaching reach: (Record.Place) -> Void) -> CaseOutcome {
    player.clock.whilePlaying {
      let steps = player.changed(player.open(with: steps))
      // Steps are read in place, and actions without their enum, because copying a step counts references.
      steps.withUnsafeBufferPointer { steps in
        for index in steps.indices {
          if !player.isPlaying { break }
          let place = steps[index].place
          reach(place)
          if case .act(let action) = steps[index].step {
            player.play(action, at: place)
          } else {
            player.play(steps[index].step, at: place)
          }
        }
      }
      return player.finish()
    }
  }
}
