import Timelines

/// The options of playing scripts.
public struct PlayOptions: Sendable {
  /// The reactor of cases that name none.
  public var reactor: String?
  /// Whether the user can name that reactor, with `-r`.
  package var acceptsReactor = false
  /// The values that replace those of `@let`, by name, as text.
  public var variables: [(name: String, value: String)] = []
  /// The seed that replaces every `@seed`.
  public var seed: UInt64?
  /// The instant at which playing stops, without a drain.
  public var until: Instant?
  /// Whether the values of mutations are read; the text form of a timeline shows their names only.
  public var needsMutationTrees = true

  /// Whether an error that an effect swallows, or that the reactor reports, fails its case.
  public var errorsAreFatal = false

  /// Whether a program plays, and shows nothing: nobody reads the values of actions that a reactor sends to itself, and
  /// states come with the paths of the fields that changed.
  package var isExploring = false

  /// Whether the cases are also played with mutants, for which more is kept and noted.
  package var isForMutants = false

  /// The rules that hold in every case whose state has their paths; nil for none.
  package var rules: RuleFile?

  /// The number of events that may run at one instant before they count as a livelock.
  package var livelockLimit = 10_000

  /// The numbers of events that may run while `+idle` waits, and after the last step, before the work counts as
  /// endless.
  package var idleLimits = (wait: Int.max, drain: Int.max)

  /// Creates the defaults, which follow the script in everything.
  public init() {}
}
