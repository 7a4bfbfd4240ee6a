/// What a piece of work is for. Work that is scheduled while it runs inherits that.
package struct WorkCause: Hashable {
  /// A label for messages; nil where there is none.
  package var name: String?
  /// The number of the step of a script that began it; 0 for what no step began.
  package var step = 0
  /// The line of that step; 0 for what no step began.
  package var line = 0
  /// Which of the files that the player knows the line stands in.
  package var file = 0
  /// What the work belongs to, besides what it is for; no part of what makes two causes one.
  package var owner: AnyObject?

  /// The cause of what has none.
  package init() {}

  /// What a step of a script begins.
  package init(step: Int, line: Int, file: Int) {
    self.step = step
    self.line = line
    self.file = file
  }

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
