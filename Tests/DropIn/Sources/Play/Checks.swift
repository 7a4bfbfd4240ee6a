import RxBlocking
import RxSwift

/// Counts what holds, and keeps what does not.
final class Checks {
  private(set) var count = 0
  private(set) var failures: [String] = []

  func expect<Value: Equatable>(
    _ actual: Value, _ expected: Value, file: StaticString = #fileID, line: UInt = #line
  ) {
    count += 1
    if actual != expected { failures.append("\(file):\(line): expected \(expected), but it is \(actual)") }
  }

  func expect(_ holds: Bool, file: StaticString = #fileID, line: UInt = #line) {
    expect(holds, true, file: file, line: line)
  }
}

/// Something small that an app would have, with what it must show.
struct Feature {
  let title: String
  let check: (Checks) throws -> Void

  init(_ title: String, _ check: @escaping (Checks) throws -> Void) {
    self.title = title
    self.check = check
  }

  /// A feature that waits, while the main thread serves its queue.
  init(awaiting title: String, _ check: @escaping (Checks) async throws -> Void) {
    self.title = title
    self.check = { checks in try Single<Void>.create { try await check(checks) }.toBlocking().single() }
  }
}

struct Trouble: Error, Equatable {
  var code = 0
}
