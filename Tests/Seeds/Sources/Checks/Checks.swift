/// A block of code, or what follows from it, with what it has to do.
public struct Block {
  /// The introduction that prints the code, and what the block is about.
  public let title: String
  private let check: (Checks) throws -> Void

  /// A block of an introduction.
  public init(_ title: String, _ check: @escaping (Checks) throws -> Void) {
    self.title = title
    self.check = check
  }

  /// Runs the code.
  /// - Returns: What it did otherwise than expected.
  public func run() -> [String] {
    let checks = Checks()
    do {
      try check(checks)
    } catch {
      return checks.failures + ["it threw \(error)"]
    }
    return checks.count == 0 ? ["nothing was checked"] : checks.failures
  }
}

/// Counts what holds, and keeps what does not.
public final class Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []

  /// Compares a value with what it has to be.
  public func expect<Value: Equatable>(
    _ actual: Value, _ expected: Value, file: StaticString = #fileID, line: UInt = #line
  ) {
    count += 1
    if actual != expected { failures.append("\(file):\(line): expected \(expected), but it is \(actual)") }
  }
}
