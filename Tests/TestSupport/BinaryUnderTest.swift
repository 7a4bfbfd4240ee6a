import Foundation

/// The `reel` that was built beside the tests.
///
///     let outcome = try BinaryUnderTest.run(["run", "-r", "counter", "-"], input: "increase\n")
///     #expect(outcome.output == "reel-timeline 1\n...")
///     #expect(outcome.ending == .exit(0))
public enum BinaryUnderTest {
  /// The end of a process.
  public enum Ending: Hashable, Sendable, CustomStringConvertible {
    /// By itself, with this code.
    case exit(Int32)
    /// By this signal.
    case signal(Int32)

    init(status: Int32) {
      self = status & 0x7f == 0 ? .exit(status >> 8 & 0xff) : .signal(status & 0x7f)
    }

    /// `exit 0`, `signal 13`.
    public var description: String {
      switch self {
      case .exit(let code): "exit \(code)"
      case .signal(let number): "signal \(number)"
      }
    }
  }

  /// The output and the end of a process.
  public struct Outcome: Hashable, Sendable {
    /// Standard output, byte for byte.
    public let outputBytes: [UInt8]
    /// Standard error, byte for byte.
    public let errorBytes: [UInt8]
    /// The end of the process.
    public let ending: Ending

    /// Standard output as text.
    public var output: String { String(decoding: outputBytes, as: UTF8.self) }
    /// Standard error as text.
    public var errors: String { String(decoding: errorBytes, as: UTF8.self) }
  }

  /// The environment that runs get where nothing else is said: a path and nothing that changes output.
  public static let scrubbedEnvironment = ["PATH": "/usr/local/bin:/usr/bin:/bin"]

  /// The path of the binary.
  public static let path = path(of: "reel")

  /// The path of a program that was built beside the tests: in the first directory at or above their bundle that holds
  /// it.
  public static func path(of program: String) -> String {
    var directory = bundle.deletingLastPathComponent()
    while directory.path != "/" {
      let candidate = directory.appending(path: program)
      if FileManager.default.isExecutableFile(atPath: candidate.path), !Repository.isDirectory(candidate) {
        return candidate.path
      }
      directory = directory.deletingLastPathComponent()
    }
    return program
  }

  /// Runs the binary to its end.
  ///
  /// - Parameters:
  ///   - arguments: Without the name of the program.
  ///   - input: What standard input holds.
  ///   - environment: All variables; none is inherited.
  ///   - directory: The working directory, the one of the tests where nil.
  /// - Throws: If the binary cannot be started, or does not end.
  public static func run(
    _ arguments: [String], input: String = "", environment: [String: String] = scrubbedEnvironment,
    in directory: URL? = nil
  ) throws -> Outcome {
    try run(arguments, inputBytes: Array(input.utf8), environment: environment, in: directory)
  }

  /// Runs the binary to its end, with input that need not be text.
  public static func run(
    _ arguments: [String], inputBytes: [UInt8], environment: [String: String] = scrubbedEnvironment,
    in directory: URL? = nil
  ) throws -> Outcome {
    let process = try CoProcess(arguments, environment: environment, in: directory)
    return try process.finish(sending: inputBytes)
  }

  /// Runs a line of bash to its end, with the path of the binary, or of another program, as `$0`: for redirections and
  /// pipes.
  public static func run(
    shell script: String, of program: String = path, environment: [String: String] = scrubbedEnvironment,
    in directory: URL? = nil
  ) throws -> Outcome {
    let process = try CoProcess(
      ["-c", script, program], of: "/bin/bash", environment: environment, in: directory)
    return try process.finish()
  }

  /// Runs the binary again and again, each time as a fresh process, and returns every outcome that occurred.
  ///
  ///     #expect(try BinaryUnderTest.distinctOutcomes(of: 50, ["run", "x.reel"]).count == 1)
  public static func distinctOutcomes(
    of count: Int, _ arguments: [String], input: String = "",
    environment: [String: String] = scrubbedEnvironment, in directory: URL? = nil
  ) throws -> Set<Outcome> {
    var outcomes: Set<Outcome> = []
    for _ in 0..<count {
      outcomes.insert(try run(arguments, input: input, environment: environment, in: directory))
    }
    return outcomes
  }

  private static var bundle: URL {
    #if os(Linux)
      URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    #else
      Bundle(for: CoProcess.self).bundleURL
    #endif
  }
}
