/// The object that is at work on the calling thread: what happens deep inside of its work belongs to it.
package enum AmbientWorker {
  /// The innermost object at work; nil if none is.
  package static var current: AnyObject? { ThreadSlot.current.pointee.worker?.takeUnretainedValue() }

  /// Runs `body` as work of an object, which lives until that is done.
  package static func with(_ worker: AnyObject, _ body: () -> Void) {
    let slot = ThreadSlot.current
    let before = slot.pointee.worker
    slot.pointee.worker = .passUnretained(worker)
    body()
    slot.pointee.worker = before
    withExtendedLifetime(worker) {}
  }
}
