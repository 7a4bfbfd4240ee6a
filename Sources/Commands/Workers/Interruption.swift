import CommandLines
import ExactStrings
import Playback
import Reports
import WorkerProcesses

/// The reason why a worker process did not finish its work, and its failure message.
struct Interruption {
  /// The causes of an interruption.
  enum Cause {
    /// The process ended.
    case exit
    /// The process was ended because the work took too long.
    case timeout
    /// The process was ended because it sent something that is no answer.
    case invalidAnswer
    /// The process was ended although it finished in time.
    case endedInTime
  }

  let cause: Cause
  let end: WorkerEnd
  /// The time limit of the work.
  let timeout: Duration
  /// The memory limit of the process, in bytes.
  let memory: UInt64

  private static let frameCount = 3
  private static let lineCount = 5

  /// Returns the failure for the work that the process was doing.
  func failure(of worker: Worker) -> CaseFailure {
    // By the time this was noticed, the process may have begun other work.
    if cause == .invalidAnswer {
      var failure = CaseFailure("wrote to a file of the tool", kind: .crash)
      failure.isNeverExpected = true
      return failure
    }
    let printed = printedLines(worker.printedText)
    let isOutOfMemory = isOutOfMemory(printed, worker.progress.inheritedPeak)
    let text = text(isOutOfMemory, of: worker.progress)
    let frames = worker.progress.lastFrames(Self.frameCount)
    // The first line already repeats the last message of the runtime.
    let told = isOutOfMemory ? printed.filter { !$0.isOfAllocation } : printed
    let lines = frames + told.suffix(Self.lineCount).map { "printed: \($0)" }
    var failure = CaseFailure(
      text, kind: cause == .timeout ? .timeout : .crash, at: worker.progress.time, place: worker.progress.place,
      details: lines.map { "\($0.cut.onOneLine)\n" }.joined())
    // Another process killed the worker, or the worker ended after its case.
    failure.isNeverExpected = cause == .exit && (end.ending.isKill || worker.progress.elapsed == nil)
    return failure
  }

  private func text(_ isOutOfMemory: Bool, of progress: SharedProgress) -> String {
    let (what, middle) =
      switch cause {
      case .timeout: ("timed out after \(timeout.flagText)", "")
      case .exit where isOutOfMemory: ("ran out of memory: the limit is \(ByteCount(memory).text)", "")
      case .exit where end.ending.isFileLimit: ("wrote more than \(ByteCount(memory).text)", "")
      default:
        if case .exit = end.ending { (end.ending.text, place(in: progress)) } else { (end.ending.text, "") }
      }
    return what + (progress.index != nil ? middle : " while the script was checked")
  }

  private func place(in progress: SharedProgress) -> String {
    progress.elapsed == nil ? " before its result was told" : " in the middle of the case"
  }

  /// Returns the printed lines without the runtime's report of its own state, which is different each time.
  private func printedLines(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
    return Array(lines.prefix { $0 != "Current stack trace:" })
  }

  /// Returns whether the process died because of the limit: the runtime reported it, or the process used nearly all of
  /// its memory.
  private func isOutOfMemory(_ printed: [String], _ inheritedPeak: UInt64) -> Bool {
    guard cause == .exit, end.ending.isCrash else { return false }
    if printed.last?.isOfAllocation == true { return true }
    return end.peak / 9 >= memory / 10 && end.peak > inheritedPeak
  }
}

extension String {
  /// Whether the runtime reports a failed allocation.
  fileprivate var isOfAllocation: Bool { hasPrefix("Fatal error: failed to allocate ") }

  /// The text, shortened to a few lines on a screen.
  fileprivate var cut: String {
    unicodeScalars.count > 200 ? String(unicodeScalars.prefix(200)) + "..." : self
  }
}
