/// The common part of the reporters of stores.
class HeldReporter {
  /// The receiver of events. An observer has to halt the target before it is released.
  unowned(unsafe) final var observer: CasePlayer?
  /// Collects the reactors that live in the states; nil where the type of the state cannot contain any.
  unowned(unsafe) final var nestingHost: NestingHost?
  /// The action that the script has sent and the store has not yet begun to process.
  final var sent: PreparedAction?

  final let states: TreeReader
  /// The intervention of a mutant; nil unless cases are played with mutants.
  private let intervention: Intervention?

  init(states: TreeReader, changedBy intervention: Intervention?) {
    self.states = states
    self.intervention = intervention
  }

  /// Returns how many times an action is reduced.
  final func repetitions(ofActionNamed name: @autoclosure () -> String) -> Int {
    intervention?.repetitions(of: .action(name())) ?? 1
  }
}
