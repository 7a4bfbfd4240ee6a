import ActionScripts
import JSONValues
import Timelines

/// The reason why an answer was not used for a request.
enum Obstacle {
  /// Another answer took precedence.
  case answer(PortAnswer, Record.Place, call: String)
  /// The call was made before the answer was declared.
  case early(call: String)

  /// Whether it keeps the answer from every request.
  var isPermanent: Bool {
    if case .answer(let statement, _, _) = self { statement.times == nil && statement.call == nil } else { false }
  }
}

/// An answer that the script declared and that is not used up.
final class DeclaredAnswer {
  /// The outcome of the call; nil for a call that hangs.
  let outcome: PortOutcome?
  let delay: Duration
  let condition: JSONValue?
  let call: Int?
  let site: ScriptSite
  /// The statement of the script, for messages.
  let statement: PortAnswer
  /// The number of requests that it still answers; nil for all.
  private(set) var timesLeft: Int?
  private(set) var wasUsed = false
  /// The reason why it was not used for a matching request; nil if there is none. A permanent obstacle takes
  /// precedence.
  private(set) var obstacle: Obstacle?

  init(
    outcome: PortOutcome?, delay: Duration, condition: JSONValue?, call: Int?, times: Int?, site: ScriptSite,
    statement: PortAnswer
  ) {
    self.outcome = outcome
    self.delay = delay
    self.condition = condition
    self.call = call
    self.site = site
    self.statement = statement
    timesLeft = times
  }

  /// Whether it has served its purpose: it answered, as often as declared.
  var isSpent: Bool { wasUsed && (timesLeft ?? 0) == 0 }

  func fits(_ request: JSONValue) -> Bool { condition.map(request.contains) ?? true }

  /// Whether it could answer the request with this number.
  func suits(_ request: JSONValue, _ id: Int) -> Bool {
    (call ?? id) == id && timesLeft != 0 && fits(request)
  }

  func meet(_ obstacle: Obstacle) {
    if self.obstacle?.isPermanent != true, self.obstacle == nil || obstacle.isPermanent { self.obstacle = obstacle }
  }

  func use() {
    wasUsed = true
    if let times = timesLeft { timesLeft = times - 1 }
  }
}
