import Foundation
import TestSupport

/// A folder of scripts for reactors that crash, hang and worse, and the tool that knows them.
struct HostileSuite {
  /// The path of the tool.
  static let tool = BinaryUnderTest.path(of: "HostileTool")

  let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
  }

  /// Writes a script that does something to the hostile reactor in its third line, 20 ms after an action.
  func write(_ line: String, to path: String) throws {
    try scratch.write("@reactor hostile\nincrease\n+20ms\n\(line)\nincrease\n", to: path)
  }

  /// Writes a script that fits its golden.
  func writeGood(_ path: String) throws {
    try scratch.write("@reactor hostile\nincrease\n", to: path + ".reel")
    try scratch.write(Self.golden, to: path + ".timeline")
  }

  /// The golden of a good script.
  static let golden = "reel-timeline 1\n" + section()

  /// A section of a case in which the reactor counts.
  static func section(_ title: String? = nil, to count: Int = 1) -> String {
    let steps = (0..<count).map { "       0ms > increase\n       0ms ~ increase  value: \($0) -> \($0 + 1)\n" }
    return "== \(title.map { "\($0)  " } ?? "")hostile\n       0ms = {\"value\":0}\n" + steps.joined()
      + "       0ms = {\"value\":\(count)}\n"
  }

  /// Runs the tool in the folder.
  func run(
    _ arguments: [String], input: String = "", adding variables: [String: String] = [:]
  ) throws -> BinaryUnderTest.Outcome {
    try start(arguments, adding: variables).finish(sending: Array(input.utf8))
  }

  /// Starts the tool in the folder.
  func start(_ arguments: [String], adding variables: [String: String] = [:]) throws -> CoProcess {
    try CoProcess(
      arguments, of: Self.tool,
      environment: BinaryUnderTest.scrubbedEnvironment.merging(variables) { $1 }, in: scratch.url)
  }

  /// The frames before the line that does harm, as a failure shows them.
  static let frames = "       0ms > increase\n       0ms ~ increase  value: 0 -> 1\n"

  #if arch(x86_64)
    static let trap = "crashed: SIGILL (trap)"
  #else
    static let trap = "crashed: SIGTRAP (trap)"
  #endif
}
