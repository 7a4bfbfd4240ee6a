/// What is known of a case before it is played.
public struct CaseOutline: Hashable, Sendable {
  /// The title, if it has one.
  public var title: String?
  /// The reactor's name.
  public var reactor: String
  /// The tags, in the order of the script.
  public var tags: [String]
  /// Whether the script says `@only`.
  public var isOnly: Bool
  /// Why the case is expected to fail, if its script says so.
  public var expectedFailure: String?
  /// The line of its title, or of its first statement where it has none; 0 where that is not known.
  public var line: Int
  /// Its place among the cases of the script, from 0.
  package var index: Int

  /// An outline.
  package init(
    title: String?, reactor: String, tags: [String] = [], isOnly: Bool = false, expectedFailure: String? = nil,
    line: Int = 0, index: Int = 0
  ) {
    self.title = title
    self.reactor = reactor
    self.tags = tags
    self.isOnly = isOnly
    self.expectedFailure = expectedFailure
    self.line = line
    self.index = index
  }
}
