import Dispatch
import Observables

/// Decides whether a thread counts as the main thread: it works for the main queue, or it plays a script.
enum MainQueue {
  static var isCurrent: Bool { AmbientScheduler.current != nil || DispatchQueue.getSpecific(key: mark) == true }

  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()
}
