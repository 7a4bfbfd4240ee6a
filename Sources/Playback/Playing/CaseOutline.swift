import ExactStrings

/// The properties of a case that are known before it is played.
public struct CaseOutline: Hashable, Sendable {
  /// The title, if there is one.
  public var title: String?
  /// The reactor's name.
  public var reactor: String
  /// The tags, in the order of the script.
  public var tags: [String]
  /// Whether the script says `@only` for it.
  public var isOnly: Bool
  /// The reason why the case is expected to fail, if the script gives one.
  public var expectedFailure: String?
  /// Whether the script says `@lenient`: only its own failures count.
  public var isLenient: Bool
  /// The line of the title, or of the first statement where there is no title; 0 where it is not known.
  public var line: Int
  /// The index among the cases of the script, from 0.
  package var index: Int
  /// Whether its `@reactor` names another reactor than the options of the player, or leaves out one of their arguments.
  package var overridesGiven: Bool

  /// Creates an outline.
  package init(
    title: String?, reactor: String, tags: [String] = [], isOnly: Bool = false, expectedFailure: String? = nil,
    isLenient: Bool = false, line: Int = 0, index: Int = 0, overridesGiven: Bool = false
  ) {
    self.title = title
    self.reactor = reactor
    self.tags = tags
    self.isOnly = isOnly
    self.expectedFailure = expectedFailure
    self.isLenient = isLenient
    self.line = line
    self.index = index
    self.overridesGiven = overridesGiven
  }
}
