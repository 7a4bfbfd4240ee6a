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
    errorsAreFatal.write(to: &bytes)
    memory.write(to: &bytes)
    rules.write(to: &bytes)
    followsCases.write(to: &bytes)
    isForMutants.write(to: &bytes)
  }

  package init(from bytes: inout MessageBytes) throws(MessageError) {
    errorsAreFatal = try Bool(from: &bytes)
    memory = try UInt64(from: &bytes)
    rules = try RuleText?(from: &bytes)
    followsCases = try Bool(from: &bytes)
    isForMutants = try Bool(from: &bytes)
  }
}
