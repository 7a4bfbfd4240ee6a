/// How long the work of a process takes, without the time in which the whole machine stood still.
struct WorkClock {
  /// Which answer the work ends in that was interrupted last, and for how long it was.
  private var pause = (answer: 0, length: Duration.zero)

  /// Notes that nothing went on for a while.
  mutating func pause(for length: Duration, _ page: ProgressPage) {
    if pause.answer != page.answer { pause = (page.answer, .zero) }
    pause.length += length
  }

  /// How long the work at hand goes on; nil where there is none.
  func elapsed(_ page: ProgressPage) -> Duration? {
    page.elapsed.map { pause.answer == page.answer ? $0 - pause.length : $0 }
  }
}
