import ExactStrings
import Playback
import Reports

/// What kept a worker process from the end of its work, and how that is told.
struct Interruption {
  /// The ways to be interrupted.
  enum Cause {
    /// The process ended.
    case death
    /// It was ended: the work took too long.
    case late
    /// It was ended: what it sent was no answer.
    case babble
    /// It was ended although it was done in time.
    case mistaken
  }

  let cause: Cause
  let end: Worker.End
  /// How long the work may take.
  let timeout: Duration
  /// How much memory the process may take, in bytes.
  let memory: UInt64

  private static let frameCount = 3
  private static let lineCount = 5

  /// What became of the work that the process was about.
  func failure(of worker: Worker) -> CaseFailure {
    // What the process was about when that was noticed may be something else.
    if cause == .babble {
      return CaseFailure("wrote where only the tool may", kind: .crash)
    }
    let printed = printedLines(worker.printedText)
    let isOutOfMemory = isOutOfMemory(printed, worker.progress.inheritedPeak)
    let text = text(isOutOfMemory, of: worker.progress)
    let frames = worker.progress.lastFrames(Self.frameCount)
    // The first line says already what the runtime said last.
    let told = isOutOfMemory ? printed.filter { !$0.isOfAllocation } : printed
    let lines = frames + told.suffix(Self.lineCount).map { "printed: \($0)" }
    return CaseFailure(
      text, kind: cause == .late ? .timeout : .crash, at: worker.progress.time, place: worker.progress.place,
      details: lines.map { "\($0.cut.onOneLine)\n" }.joined())
  }

  private func text(_ isOutOfMemory: Bool, of progress: ProgressPage) -> String {
    let (what, middle) =
      switch cause {
      case .late: ("timed out after \(timeout.shown)", "")
      case .death where isOutOfMemory: ("ran out of memory: the limit is \(ByteCount(memory).text)", "")
      case .death where end.ending.isFileLimit: ("wrote more than \(ByteCount(memory).text)", "")
      default:
        if case .exit = end.ending { (end.ending.text, place(in: progress)) } else { (end.ending.text, "") }
      }
    return what + (progress.index != nil ? middle : " while the script was checked")
  }

  private func place(in progress: ProgressPage) -> String {
    progress.elapsed == nil ? " before its result was told" : " in the middle of the case"
  }

  /// What was printed, without what the runtime says of its own state: that is another text each time.
  private func printedLines(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    return Array(lines.prefix { $0 != "Current stack trace:" })
  }

  /// Whether the process died of the limit: the runtime said so, or it took next to all that it may have.
  private func isOutOfMemory(_ printed: [String], _ inheritedPeak: UInt64) -> Bool {
    guard cause == .death, end.ending.isCrash else { return false }
    if printed.last?.isOfAllocation == true { return true }
    return end.peak / 9 >= memory / 10 && end.peak > inheritedPeak
  }
}

extension String {
  /// Whether the runtime says so of memory that it does not get.
  fileprivate var isOfAllocation: Bool { hasPrefix("Fatal error: failed to allocate ") }

  /// Without what is more than a few lines on a screen.
  fileprivate var cut: String {
    unicodeScalars.count > 200 ? String(unicodeScalars.prefix(200)) + "..." : self
  }
}
