import SystemCalls

/// The limits of a worker process.
package enum WorkerLimits {
  /// Limits the memory that the process may allocate and the files that it may write, and turns core files off.
  ///
  /// The limit counts private memory that may be written; libraries do not count. It is also the limit for the size of
  /// a file, because endless output of a reactor lies in memory, too.
  package static func apply(memory: UInt64) {
    ProcessResource.core.limit(to: 0)
    ProcessResource.memory.limit(to: memory)
    ProcessResource.fileSize.limit(to: memory)
  }
}
