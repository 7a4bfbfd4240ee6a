import ActionScripts
import ExactStrings

extension [Move] {
  /// Creates the moves of the statements of a case. Expectations, rules and stubs are no moves, and `&drop` ends the
  /// list.
  init(_ statements: [Statement]) {
    self.init()
    /// The time so far; nil behind `+idle`.
    var clock: Int64? = 0
    var answered: [(port: String, call: Int)] = []
    for statement in statements {
      switch statement.kind {
      case .action, .gesture, .emit, .complete, .view(.bind), .view(.unbind), .view(.load):
        append(.statement(statement.kind))
      case .wait(let span):
        clock = clock.map { $0 + span.nanoseconds }
        append(.statement(statement.kind))
      case .until(let instant):
        if let now = clock, instant.value.nanoseconds > now {
          append(.statement(.wait(ScriptDuration(nanoseconds: instant.value.nanoseconds - now))))
        }
        clock = instant.value.nanoseconds
      case .idle:
        clock = nil
        append(.statement(.idle))
      case .answer(let answer):
        guard let call = answer.call, answer.delay == nil, answer.condition == nil else {
          append(.statement(statement.kind))
          continue
        }
        // Calls with lower numbers that no line has answered are open, or were never made.
        let port = answer.name.value
        let position = call - 1 - answered.count { $0.port == port && $0.call < call }
        append(.answer(port: port, position: Swift.max(0, position), answer.outcome))
        answered.append((port, call))
      case .view(.drop): return
      default: break
      }
    }
  }
}
