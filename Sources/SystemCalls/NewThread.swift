/// A thread of the C library that runs by itself.
package enum NewThread {
  /// Starts a thread that is never joined.
  /// - Returns: Whether the thread was started.
  @discardableResult
  package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let work = Unmanaged.passRetained(Work(run: body))
    guard pthread_create(&thread, nil, { runWork(at: $0) }, work.toOpaque()) == 0 else {
      work.release()
      return false
    }
    // A thread that is neither joined nor detached keeps its stack when it has ended.
    #if canImport(Glibc)
      pthread_detach(thread)
    #else
      if let thread { pthread_detach(thread) }
    #endif
    return true
  }
}

private final class Work: Sendable {
  let run: @Sendable () -> Void

  init(run: @escaping @Sendable () -> Void) { self.run = run }
}

/// Runs the work of a thread. The address is optional so that the function also fits C libraries whose addresses are
/// not optional.
private func runWork(at address: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  if let address { Unmanaged<Work>.fromOpaque(address).takeRetainedValue().run() }
  return nil
}
