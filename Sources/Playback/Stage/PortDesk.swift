import ActionScripts
import JSONValues
import Observables
import Timelines

/// How a call ends.
enum PortOutcome {
  /// With a value, and the place in the script that declared it.
  case reply(JSONValue, Blame?)
  /// With an error.
  case failure(String)
}

/// An answer that the script declared and that has not been used up.
final class DeclaredAnswer {
  /// What comes back; nil for a call that hangs.
  let outcome: PortOutcome?
  let delay: Duration
  let condition: JSONValue?
  let call: Int?
  let blame: Blame
  /// What the script wrote, for a message.
  let statement: PortAnswer
  /// How many requests it still answers; nil for all.
  fileprivate(set) var timesLeft: Int?
  fileprivate(set) var wasUsed = false

  init(
    outcome: PortOutcome?, delay: Duration, condition: JSONValue?, call: Int?, times: Int?, blame: Blame,
    statement: PortAnswer
  ) {
    self.outcome = outcome
    self.delay = delay
    self.condition = condition
    self.call = call
    self.blame = blame
    self.statement = statement
    timesLeft = times
  }

  /// Whether it did what it was declared for: it answered, as often as it was told to.
  var isSpent: Bool { wasUsed && (timesLeft ?? 0) == 0 }

  fileprivate func fits(_ request: JSONValue) -> Bool { condition.map(request.contains) ?? true }

  fileprivate func use() {
    wasUsed = true
    if let times = timesLeft { timesLeft = times - 1 }
  }
}

/// The script's side of a port: takes calls, chooses their answers, delivers these on the clock.
///
/// An answer for the call's number comes first, then counted answers in their order, then the newest uncounted one, then the
/// mock backend. Without any the call hangs.
final class PortDesk {
  /// A call that was made.
  private final class Call {
    let request: JSONValue
    let finish: (PortOutcome) -> Void
    let delivery = SerialDisposable()
    var isOpen = true

    init(_ request: JSONValue, finish: @escaping (PortOutcome) -> Void) {
      self.request = request
      self.finish = finish
    }
  }

  let name: String
  var mock: ((JSONValue) -> MockAnswer)?
  private(set) var answers: [DeclaredAnswer] = []
  private unowned let stage: Stage
  /// The calls without an answer so far, by number.
  private var openCalls: [Int: Call] = [:]
  private var lastCall = 0

  init(name: String, stage: Stage) {
    self.name = name
    self.stage = stage
  }

  /// Makes a call; the disposable cancels it.
  func call(_ request: JSONValue, _ finish: @escaping (PortOutcome) -> Void) -> any Disposable {
    lastCall += 1
    let id = lastCall
    let call = Call(request, finish: finish)
    openCalls[id] = call
    stage.tell(.call(port: name, id: id, request: request))
    if let answer = answers.first(where: { $0.call == id && $0.fits(request) }) ?? chooseAnswer(for: request) {
      use(answer)
      deliver(answer.outcome, after: answer.delay, to: call, id: id)
    } else if let answering = mock?(request), answering.delay != .never {
      deliver(answering.outcome, after: answering.delay, to: call, id: id)
    }
    return Disposables.create { [weak self] in self?.cancel(call, id: id) }
  }

  /// Adds an answer from the script. One for a call that is open now is delivered to that.
  func declare(_ answer: DeclaredAnswer) {
    answers.append(answer)
    if let id = answer.call, let call = openCalls[id], answer.fits(call.request) {
      use(answer)
      deliver(answer.outcome, after: answer.delay, to: call, id: id)
    }
  }

  /// An answer that is used up is forgotten: a long session declares many.
  private func use(_ answer: DeclaredAnswer) {
    answer.use()
    if answer.isSpent, answer.timesLeft != nil || answer.call != nil { answers.removeAll { $0 === answer } }
  }

  private func chooseAnswer(for request: JSONValue) -> DeclaredAnswer? {
    let fitting = answers.filter { $0.call == nil && $0.fits(request) }
    return fitting.first { ($0.timesLeft ?? 0) > 0 } ?? fitting.last { $0.timesLeft == nil }
  }

  private func deliver(_ outcome: PortOutcome?, after delay: Duration, to call: Call, id: Int) {
    guard let outcome else {
      call.delivery.disposable = Disposables.create()
      return
    }
    call.delivery.disposable = stage.clock.scheduleRelative((), dueTime: delay) { [weak self] _ in
      self?.end(call, id: id, outcome)
      return Disposables.create()
    }
  }

  private func end(_ call: Call, id: Int, _ outcome: PortOutcome) {
    guard call.isOpen else { return }
    call.isOpen = false
    openCalls[id] = nil
    switch outcome {
    case .reply(let value, _): stage.tell(.reply(port: name, id: id, value: value))
    case .failure(let message): stage.tell(.failure(port: name, id: id, error: message))
    }
    call.finish(outcome)
  }

  private func cancel(_ call: Call, id: Int) {
    guard call.isOpen else { return }
    call.isOpen = false
    openCalls[id] = nil
    call.delivery.dispose()
    stage.tell(.cancel(port: name, id: id))
  }
}
