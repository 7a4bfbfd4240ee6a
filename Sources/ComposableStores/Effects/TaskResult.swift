/// The outcome of asynchronous work as the payload of an action: the value, or any error (CA-13).
///
///     case loaded(TaskResult<Page>)
///
///     return .task { await .loaded(TaskResult { try await client.load(id) }) }
///
/// Unlike a `Result` of any error, it is `Equatable` where the value is, so that tests compare actions that carry one.
/// Two errors are equal if they have one type, that type is `Equatable`, and they are equal by it; errors of other
/// types equal nothing, not even themselves.
public enum TaskResult<Success: Sendable>: Sendable {
  /// The work returned a value.
  case success(Success)
  /// The work threw an error.
  case failure(any Error)

  /// Waits for the work and keeps its value or its error.
  nonisolated(nonsending) public init(catching work: nonisolated(nonsending) () async throws -> Success) async {
    do { self = .success(try await work()) } catch { self = .failure(error) }
  }

  /// Creates the same outcome from a `Result`.
  public init<Failure>(_ result: Result<Success, Failure>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }

  /// The value.
  /// - Throws: The error of a failure.
  public var value: Success {
    get throws { try Result(self).get() }
  }

  /// Returns an outcome with a transformed value; a failure stays the same.
  public func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> TaskResult<NewSuccess> {
    flatMap { .success(transform($0)) }
  }

  /// Returns the outcome that a closure makes of the value; a failure stays the same.
  public func flatMap<NewSuccess>(_ transform: (Success) -> TaskResult<NewSuccess>) -> TaskResult<NewSuccess> {
    switch self {
    case .success(let value): transform(value)
    case .failure(let error): .failure(error)
    }
  }
}

extension Result where Success: Sendable, Failure == any Error {
  /// Creates the same outcome from a `TaskResult`.
  public init(_ result: TaskResult<Success>) {
    switch result {
    case .success(let value): self = .success(value)
    case .failure(let error): self = .failure(error)
    }
  }
}

// Foundation makes an object of every error that is asked for a conformance it lacks. A value of type `Any` has only
// its own.
extension TaskResult: Equatable where Success: Equatable {
  /// Returns whether both are equal values, or equal errors of one `Equatable` type.
  public static func == (left: TaskResult, right: TaskResult) -> Bool {
    switch (left, right) {
    case (.success(let left), .success(let right)): return left == right
    case (.failure(let left), .failure(let right)):
      func equals<Known: Equatable>(_ left: Known) -> Bool { (right as? Known).map { left == $0 } ?? false }
      return (left as Any as? any Equatable).map { equals($0) } ?? false
    default: return false
    }
  }
}

extension TaskResult: Hashable where Success: Hashable {
  /// Adds the value or, if it is `Hashable`, the error.
  public func hash(into hasher: inout Hasher) {
    switch self {
    case .success(let value): hasher.combine(value)
    case .failure(let error): if let error = error as Any as? any Hashable { hasher.combine(error) }
    }
  }
}
