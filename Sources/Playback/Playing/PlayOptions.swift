import Timelines

/// How scripts are played.
public struct PlayOptions: Sendable {
  /// The reactor of cases that name none.
  public var reactor: String?
  /// Values that replace those of `@let`, by name, as text.
  public var variables: [(name: String, value: String)] = []
  /// Replaces every `@seed`.
  public var seed: UInt64?
  /// Where playing stops, without a drain.
  public var until: Instant?
  /// Whether the values of mutations are read; the text form of a timeline shows their names only.
  public var needsMutationTrees = true

  /// Whether an error that an effect swallows, or that the reactor reports, fails its case.
  public var errorsAreFatal = false

  /// The defaults: everything as the script says.
  public init() {}
}
