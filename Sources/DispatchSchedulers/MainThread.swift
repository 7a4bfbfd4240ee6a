import Dispatch
import Observables

/// What counts as the main thread: whatever works for the main queue, and whoever plays a script.
enum MainThread {
  static var isCurrent: Bool { AmbientScheduler.current != nil || DispatchQueue.getSpecific(key: mark) == true }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
