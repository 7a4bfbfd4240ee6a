import WorkerProcesses

/// The settings for all work of a worker process.
struct WorkerSettings: Hashable {
  /// Whether an error of an effect fails its case.
  var errorsAreFatal = false
  /// The memory limit of the process, in bytes.
  var memory: UInt64
  /// The rules that hold in every case whose state has what they name; nil for none.
  var rules: RuleText?
  /// Whether the trails of cases are kept.
  var followsCases = false
  /// Whether cases are also played with mutants.
  var isForMutants = false
}

extension WorkerSettings: Message {
  package func write(to bytes: inout MessageBytes) {
    bytes.write(errorsAreFatal, memory, rules, followsCases, isForMutants)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    (errorsAreFatal, memory, rules, followsCases, isForMutants) = try bytes.read()
  }
}
