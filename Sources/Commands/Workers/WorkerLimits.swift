import SystemCalls

/// What a worker process may take of the machine.
enum WorkerLimits {
  /// Limits what the process may allocate and write, and has it leave no core.
  ///
  /// What counts is memory that may be written to and is its own; libraries do not count. A file that it writes may not
  /// be larger either: what a reactor prints without end lies in memory too.
  static func apply(memory: UInt64) {
    ProcessResource.core.limit(to: 0)
    ProcessResource.memory.limit(to: memory)
    ProcessResource.fileSize.limit(to: memory)
  }
}
