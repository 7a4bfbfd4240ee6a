import CommandLines
import Playback
import SystemCalls

/// The flags of every subcommand that plays in worker processes.
package enum WorkerFlags {
  package static let jobs = Flag<PositiveCount?>(
    nil, short: "j", "how many worker processes play at a time (default: one a core)",
    details: "The output does not depend on it.")
  package static let timeout = Flag<TimeLimit>(
    "timeout", default: TimeLimit(.seconds(10)), "how long a case may take, in real time",
    details: "A case that takes longer is a failure, and its process is ended. `@timeout` in the script limits the "
      + "virtual time.")
  package static let memory = Flag<ByteCount>(
    "memory", default: ByteCount(2 << 30), "how much memory a worker process may take",
    details: "A number with `B`, `KiB`, `MiB` or `GiB`, at least `\(leastMemory.text)`, which it needs itself. A "
      + "reactor that takes more ends its case as a failure.")

  /// The least memory with which a worker process can be trusted to play: twice the memory of an idle one.
  private static let leastMemory = ByteCount(32 << 20)

  /// Returns the memory of a worker process, in bytes.
  fileprivate static func memory(_ arguments: Arguments) throws(UsageError) -> UInt64 {
    let memory = arguments[memory]
    if memory.bytes >= leastMemory.bytes { return memory.bytes }
    throw UsageError("--memory \(memory.text) is less than the \(leastMemory.text) that a worker process needs itself")
  }

  /// All flags, in the order of the manual.
  package static let all = [FlagDeclaration](jobs, timeout, memory)
}

/// The worker processes that a command line asks for.
struct WorkerOptions {
  /// The largest number of worker processes at a time.
  let count: Int
  /// The settings for all work.
  var settings: WorkerSettings
  /// The time limit of a case.
  let timeout: Duration

  /// Creates options for work that judges no case.
  init(_ arguments: Arguments, timeout: Duration) throws(UsageError) {
    count = arguments[WorkerFlags.jobs]?.number ?? Self.coreCount
    self.timeout = timeout
    settings = WorkerSettings(memory: try WorkerFlags.memory(arguments))
  }

  /// The flags that have to be repeated so that a case fails for the same reasons.
  var judgingFlags: [String] {
    (settings.errorsAreFatal ? ["--strict-errors"] : []) + (settings.rules.map { ["--always", $0.name] } ?? [])
  }

  private static var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// - Parameter isForMutants: Whether cases are also played with mutants.
  init(_ arguments: Arguments, forMutants isForMutants: Bool = false) throws {
    count = arguments[WorkerFlags.jobs]?.number ?? Self.coreCount
    settings = WorkerSettings(
      errorsAreFatal: arguments[PlayFlags.strictErrors], memory: try WorkerFlags.memory(arguments),
      rules: try arguments[PlayFlags.always].map { RuleText(try RuleFile.read($0)) },
      isForMutants: isForMutants)
    timeout = arguments[WorkerFlags.timeout].duration
  }
}

extension Workers {
  /// Creates the workers that a command line asks for.
  convenience init(_ options: WorkerOptions) {
    self.init(count: options.count, settings: options.settings, timeout: options.timeout)
  }
}
