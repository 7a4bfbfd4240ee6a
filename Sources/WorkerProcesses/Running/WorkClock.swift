/// The duration of a process's work, without the time in which the whole machine stood still.
package struct WorkClock {
  /// The latest interrupted work, by the number of its answer, and the length of the interruption.
  private var pause = (answer: 0, length: Duration.zero)

  /// Creates a clock of no work.
  package init() {}

  /// Records that nothing ran for a while.
  package mutating func pause(for length: Duration, _ page: SharedProgress) {
    if pause.answer != page.answer { pause = (page.answer, .zero) }
    pause.length += length
  }

  /// Returns the duration of the current work; nil where there is none.
  package func elapsed(_ page: SharedProgress) -> Duration? {
    page.elapsed.map { pause.answer == page.answer ? $0 - pause.length : $0 }
  }
}
