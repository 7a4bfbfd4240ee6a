/// The object that is at work on the calling thread, so that code deep inside its work can find it.
package enum AmbientWorker {
  /// The innermost object at work, or nil if none is.
  package static var current: AnyObject? { ThreadSlot.current.pointee.worker?.takeUnretainedValue() }

  /// Runs `body` as the work of an object, which is kept alive until `body` returns.
  package static func with(_ worker: AnyObject, _ body: () -> Void) {
    let slot = ThreadSlot.current
    let before = slot.pointee.worker
    slot.pointee.worker = .passUnretained(worker)
    body()
    slot.pointee.worker = before
    withExtendedLifetime(worker) {}
  }
}
