/// The cause of a piece of work. Work that is scheduled while it runs inherits the cause.
package struct WorkCause: Hashable {
  /// A label for messages; nil if there is none.
  package var name: String?
  /// The number of the script step that began the work; 0 if no step did.
  package var step = 0
  /// The line of that step; 0 if no step began the work.
  package var line = 0
  /// The number of the line's file in places; 0 for the script itself.
  package var file: Int32 = 0
  /// The object to which the work belongs; not compared by `==`.
  package var owner: AnyObject?

  /// Creates an empty cause.
  package init() {}

  package static func == (lhs: WorkCause, rhs: WorkCause) -> Bool {
    lhs.name == rhs.name && lhs.step == rhs.step && lhs.line == rhs.line && lhs.file == rhs.file
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(step)
    hasher.combine(line)
    hasher.combine(file)
  }
}
