import ActionScripts
import JSONValues
import Timelines

/// The reason why an answer was not used for a request, with the number of the call.
enum Obstacle {
  /// Another answer took precedence.
  case answer(PortAnswer, Record.Place, call: Int)
  /// The call was made before the answer was declared.
  case early(call: Int)
  /// The request does not meet the condition of the answer.
  case request(JSONValue, call: Int)
  /// The call has another number.
  case number(call: Int)

  /// The precedence over other obstacles, highest for one that keeps the answer from every request.
  fileprivate var rank: Int {
    switch self {
    case .answer(let statement, _, _): statement.times == nil && statement.call == nil ? 3 : 2
    case .early: 2
    case .request: 1
    case .number: 0
    }
  }
}

/// An answer that the script declared and that is not used up.
final class DeclaredAnswer {
  let plan: AnswerPlan
  /// The number of requests that the answer can still serve; nil for no limit.
  private(set) var timesLeft: Int?
  private(set) var wasUsed = false
  /// The number of calls that were made before it was declared.
  var callsAbove = 0
  /// The reason why the answer was not used for a request; nil if there is none.
  private(set) var obstacle: Obstacle?

  init(_ plan: AnswerPlan) {
    self.plan = plan
    timesLeft = plan.statement.times?.number
  }

  /// The number of the call that the answer is for; nil for all calls.
  var call: Int? { plan.statement.call }

  /// Whether the answer counts as used: it has answered a request, as often as declared.
  var isSpent: Bool { wasUsed && (timesLeft ?? 0) == 0 }

  func fits(_ request: JSONValue) -> Bool { plan.condition.map(request.contains) ?? true }

  /// Records why this answer was not used for a request: the request differs, or another answer took it. Calls of other
  /// numbers are not recorded: most calls have another one.
  func miss(_ request: JSONValue, _ id: Int, because winner: DeclaredAnswer?) {
    if isSpent || (call ?? id) != id { return }
    if !fits(request) {
      meet(.request(request, call: id))
    } else if let winner {
      meet(.answer(winner.plan.statement, winner.plan.site.place, call: id))
    }
  }

  func meet(_ obstacle: Obstacle) {
    let isLatest = obstacle.rank < 2 && self.obstacle?.rank == obstacle.rank
    if isLatest || (self.obstacle?.rank ?? -1) < obstacle.rank { self.obstacle = obstacle }
  }

  func use() {
    wasUsed = true
    if let times = timesLeft { timesLeft = times - 1 }
  }
}
