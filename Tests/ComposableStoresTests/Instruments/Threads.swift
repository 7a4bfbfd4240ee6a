import Dispatch
import Observables

/// Several threads that do something at the same time.
enum Threads {
  /// Runs a closure on `count` threads and waits for their ends.
  ///
  /// The closure may touch what the others touch: to see that this is safe is what the threads are for.
  static func run(_ count: Int, _ body: @escaping (_ member: Int) -> Void) {
    nonisolated(unsafe) let body = body
    let group = DispatchGroup()
    for member in 0..<count {
      DispatchQueue(label: "member \(member)").async(group: group) { body(member) }
    }
    group.wait()
  }
}

/// A sum that any thread may add to.
final class Tally: Sendable {
  // Safe to share: every access is inside of `lock`.
  private nonisolated(unsafe) var total = 0
  private let lock = RecursiveLock()

  var sum: Int { lock.withLock { total } }

  func add(_ number: Int) { lock.withLock { total += number } }
}
