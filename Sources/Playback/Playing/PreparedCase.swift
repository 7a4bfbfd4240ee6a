import ActionScripts
import Mutants
import Timelines

/// A case that is ready to be played, any number of times.
public struct PreparedCase {
  var setup: CaseSetup
  let text: SourceText
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
      CasePlayer(setup, text: text, options: options, changing: change, receiver: receiver), reaching: reach)
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
    let player = CasePlayer(setup, text: text, options: options, receiver: receiver)
    recorder.player = player
    player.watchInstants()
    player.whenAtRest = { [unowned recorder] in recorder.rest() }
    let outcome = play(player, reaching: reach)
    return (outcome, recorder.finish(on: player.stage))
  }

  private func play(_ player: CasePlayer, reaching reach: (Record.Place) -> Void) -> CaseOutcome {
    player.onClock {
      let steps = player.changed(player.open(with: steps))
      // A copy of a step would retain all that the step holds. So steps are read where they lie, and an action, which
      // nearly every step is, is passed on without its step.
      steps.withUnsafeBufferPointer { steps in
        for index in steps.indices {
          if !player.isPlaying { break }
          let place = steps[index].place
          reach(place)
          if let action = steps[index].action {
            action._withUnsafeGuaranteedRef { player.play($0, at: place) }
          } else {
            player.play(steps[index].step, at: place)
          }
        }
      }
      return player.finish()
    }
  }
}
