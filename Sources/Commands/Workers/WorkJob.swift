import Playback

/// A piece of work, from its order to its results.
final class WorkJob {
  let source: ScriptSource
  /// What was found when the script was checked; nil as long as that is the work.
  private(set) var outline: ScriptOutline?
  /// The cases that are still to be played.
  private(set) var rest: ArraySlice<CaseOutline>
  /// The cases that were played.
  private(set) var played: [PlayedCase] = []
  private let isCheck: Bool
  /// What was checked, where it is to be played.
  private let digest: UInt64

  /// Work that is to check a script.
  init(checking source: ScriptSource) {
    self.source = source
    isCheck = true
    digest = 0
    rest = []
  }

  /// Work that is to play cases of a script as it was checked.
  init(playing cases: [CaseOutline], of source: ScriptSource, digest: UInt64) {
    self.source = source
    isCheck = false
    self.digest = digest
    rest = cases[...]
  }

  /// Whether nothing is left to do.
  var isDone: Bool { isCheck ? outline != nil : rest.isEmpty }

  /// What a worker is told.
  var order: WorkOrder { isCheck ? .check(source) : .play(source, digest: digest, cases: rest.map(\.index)) }

  /// Takes an answer; false if it answers something else.
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

  /// Takes the news that the worker was interrupted: in the case that it was to play next, or, with `isAll`, before it
  /// could play any of them.
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
