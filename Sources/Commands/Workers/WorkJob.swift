import Mutants
import Playback
import WorkerProcesses

/// A worker process that checks and plays scripts, or explores.
typealias Worker = WorkerProcesses.Worker<WorkJob>

/// A job for a worker, from its order to its results.
final class WorkJob: WorkerJob {
  let source: ScriptSource
  /// The result of checking the script; nil while that is the work.
  private(set) var outline: ScriptOutline?
  /// The cases that remain to be played.
  private(set) var rest: ArraySlice<CaseOutline>
  /// The cases that were played.
  private(set) var played: [PlayedCase] = []
  /// The changes of the mutants that the cases are played with, in the order of the cases; nil for none.
  private let changes: [Mutant.Change?]
  private let isCheck: Bool
  /// The digest of the checked script that is to be played.
  private let digest: UInt64
  /// The path of the golden whose text need not be sent; nil where all text is wanted.
  private let golden: String?

  /// Creates a job that checks a script.
  init(checking source: ScriptSource) {
    self.source = source
    isCheck = true
    digest = 0
    golden = nil
    rest = []
    changes = []
  }

  /// Creates a job that plays cases of a script as it was checked.
  /// - Parameters:
  ///   - changes: The change of the mutant that each case is played with; empty where all are played as they are.
  ///   - golden: The path of the golden whose text need not be sent; nil where all text is wanted.
  init(
    playing cases: [CaseOutline], changing changes: [Mutant.Change?] = [], of source: ScriptSource, digest: UInt64,
    beside golden: String? = nil
  ) {
    self.changes = changes
    self.golden = golden
    self.source = source
    isCheck = false
    self.digest = digest
    rest = cases[...]
  }

  /// Whether the job is finished.
  var isDone: Bool { isCheck ? outline != nil : rest.isEmpty }

  /// The order for a worker.
  var order: WorkOrder {
    if isCheck { return .check(source) }
    let played = played.count
    let plays = rest.enumerated().map { index, one in
      CasePlay(index: one.index, change: changes.isEmpty ? nil : changes[played + index])
    }
    return .play(source, digest: digest, plays: plays, golden: golden)
  }

  typealias Answer = WorkAnswer

  /// Takes an answer; returns false if it answers something else.
  func take(_ answer: WorkAnswer) -> Bool {
    switch answer {
    case .checked(let outline) where isCheck: self.outline = outline
    case .played(let one) where !isCheck && !rest.isEmpty:
      rest.removeFirst()
      played.append(one)
    default: return false
    }
    return true
  }

  /// Records that the worker was interrupted: in the next case to play, or, with `isAll`, before it could play any of
  /// them.
  func take(_ failure: CaseFailure, forAll isAll: Bool) {
    if isCheck {
      outline = ScriptOutline(interrupted: source.path, by: failure)
      return
    }
    repeat {
      guard let one = rest.popFirst() else { return }
      played.append(PlayedCase(one, interruptedBy: failure))
    } while isAll
  }
}
