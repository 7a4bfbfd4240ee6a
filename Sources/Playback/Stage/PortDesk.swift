import ActionScripts
import ExactStrings
import JSONValues
import Observables
import Timelines
import VirtualTime

/// How a call ends.
enum PortOutcome {
  /// With a value, and the place in the script that declared it.
  case reply(JSONValue, Blame?)
  /// With an error.
  case failure(PortFailure)
}

/// How a call fails.
struct PortFailure {
  /// The code or message.
  let message: String
  /// What the script or the mock backend said, for who decodes an error of the app's.
  let value: ScriptValue
  /// The place in the script that declared it.
  var blame: Blame?
}

/// What keeps an answer from a request.
enum Obstacle {
  /// Another answer went before it.
  case answer(PortAnswer, Record.Place, call: String)
  /// The call was made when the answer was not yet declared.
  case early(call: String)

  /// Whether it would keep the answer from every request.
  fileprivate var isPermanent: Bool {
    if case .answer(let statement, _, _) = self { statement.times == nil && statement.call == nil } else { false }
  }
}

/// A call without an answer.
struct OpenCall {
  /// The port and the number: `search#1`.
  let name: String
  let request: JSONValue
  let time: Instant
  /// What made it.
  let cause: WorkCause
  /// Whether the script or the mock backend lets it hang, or its answer is never due.
  let isMeantToHang: Bool
  /// A line of the script that would answer it, if it stood above the step that made it.
  let answeringLine: String
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
  /// What kept it from a request that it fits; nil if nothing did. An answer that goes before it for ever counts most.
  fileprivate(set) var obstacle: Obstacle?

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

  /// Whether it could answer a request of that number.
  fileprivate func suits(_ request: JSONValue, _ id: Int) -> Bool {
    (call ?? id) == id && timesLeft != 0 && fits(request)
  }

  fileprivate func meet(_ obstacle: Obstacle) {
    if self.obstacle?.isPermanent != true, self.obstacle == nil || obstacle.isPermanent { self.obstacle = obstacle }
  }

  fileprivate func use() {
    wasUsed = true
    if let times = timesLeft { timesLeft = times - 1 }
  }
}

/// The types that a port was made with, as far as it was.
struct PortTypes {
  var request: String?
  var reply: String?
  /// Finds out whether a value is a reply.
  var checkReply: (JSONValue) throws(ArgumentError) -> Void = { _ in }
}

/// The script's side of a port: takes calls, chooses their answers, delivers these on the clock.
///
/// An answer for the call's number comes first, then counted answers in their order, then the newest uncounted one, then the
/// mock backend. Without any the call hangs.
final class PortDesk {
  /// A call that was made.
  private final class Call {
    let request: JSONValue
    let time: Instant
    let cause: WorkCause
    let blankReply: () -> JSONValue?
    let finish: (PortOutcome) -> Void
    let delivery = SerialDisposable()
    var isOpen = true
    /// Whether somebody decided what becomes of it, be it nothing.
    var isDecided = false

    init(
      _ request: JSONValue, on clock: VirtualClock, blankReply: @escaping () -> JSONValue?,
      finish: @escaping (PortOutcome) -> Void
    ) {
      self.request = request
      time = Instant(nanoseconds: clock.nanoseconds)
      cause = clock.cause
      self.blankReply = blankReply
      self.finish = finish
    }
  }

  let name: String
  var mock: ((JSONValue) -> MockAnswer)?
  /// What the port was made with.
  var types = PortTypes()
  private(set) var answers: [DeclaredAnswer] = []
  private unowned let stage: Stage
  /// The calls without an answer so far, by number.
  private var openCalls: [Int: Call] = [:]
  private var lastCall = 0
  private var hasDeclared = false

  init(name: String, stage: Stage) {
    self.name = name
    self.stage = stage
  }

  /// The calls that wait, in their order.
  var callsInFlight: [OpenCall] {
    var sawUnanswered = hasDeclared
    return openCalls.sorted { $0.key < $1.key }.map { id, call in
      defer { sawUnanswered = sawUnanswered || !call.isDecided }
      return OpenCall(
        name: "\(name)#\(id)", request: call.request, time: call.time, cause: call.cause, isMeantToHang: call.isDecided,
        answeringLine: answeringLine(for: call, number: sawUnanswered ? id : nil))
    }
  }

  /// Makes a call; the disposable cancels it.
  /// - Parameter blankReply: A reply that the caller could decode; nil where none is known.
  func call(
    _ request: JSONValue, blankReply: @escaping () -> JSONValue?, _ finish: @escaping (PortOutcome) -> Void
  ) -> any Disposable {
    lastCall += 1
    let id = lastCall
    let call = Call(request, on: stage.clock, blankReply: blankReply, finish: finish)
    openCalls[id] = call
    stage.tell(.call(port: name, id: id, request: request))
    if let answer = takeAnswer(for: request, id) {
      deliver(answer.outcome, after: answer.delay, to: call, id: id)
    } else if let answering = mock?(request) {
      deliver(answering.delay == .never ? nil : answering.outcome, after: answering.delay, to: call, id: id)
    }
    return Disposables.create { [weak self] in self?.cancel(call, id: id) }
  }

  /// Makes a call that is answered at once; nil where nothing answers it at once, and the case is over.
  func value(for request: JSONValue) -> PortOutcome? {
    lastCall += 1
    let id = lastCall
    stage.tell(.call(port: name, id: id, request: request))
    let declared = takeAnswer(for: request, id)
    let answer = declared.map { ($0.outcome, $0.delay) } ?? mock?(request).whole
    guard let (outcome, delay) = answer, let outcome, delay != .never else {
      stage.complain(
        "port '\(name)' is asked for \(request.text) and has to answer at once",
        "add before: ! \(name) reply ...", declared?.blame)
      return nil
    }
    if delay > .zero {
      stage.complain("port '\(name)' answers at once, and no time passes", "leave out 'after'", declared?.blame)
      return nil
    }
    tell(outcome, of: id)
    return outcome
  }

  /// Adds an answer from the script. One for a call that is open now is delivered to that.
  func declare(_ answer: DeclaredAnswer) {
    hasDeclared = true
    answers.append(answer)
    if let id = answer.call {
      guard let call = openCalls[id], answer.fits(call.request) else { return }
      use(answer)
      deliver(answer.outcome, after: answer.delay, to: call, id: id)
    } else if let missed = openCalls.filter({ !$1.isDecided && answer.fits($1.request) }).keys.min() {
      answer.meet(.early(call: "\(name)#\(missed)"))
    }
  }

  /// An answer for all calls would take those of other answers; where there are some, it is for this call alone.
  private func answeringLine(for call: Call, number: Int?) -> String {
    let reply = call.blankReply().map { PortAnswer.Outcome.reply(Located(ScriptValue($0), .none)) }
    let answer = PortAnswer(name: Located(name, .none), call: number, outcome: reply ?? .hang)
    return ScriptFormatter(notation: .lines).text(of: Statement(.answer(answer)))
  }

  /// An answer that is used up is forgotten: a long session declares many.
  private func use(_ answer: DeclaredAnswer) {
    answer.use()
    if answer.isSpent, answer.timesLeft != nil || answer.call != nil { answers.removeAll { $0 === answer } }
  }

  /// The answer of the script's for a call, which counts as used from now on; nil if there is none.
  private func takeAnswer(for request: JSONValue, _ id: Int) -> DeclaredAnswer? {
    let chosen = answers.first { $0.call == id && $0.fits(request) } ?? chooseAnswer(for: request)
    guard let answer = chosen else { return nil }
    for other in answers where other !== answer && other.suits(request, id) {
      other.meet(.answer(answer.statement, answer.blame.place, call: "\(name)#\(id)"))
    }
    use(answer)
    return answer
  }

  private func chooseAnswer(for request: JSONValue) -> DeclaredAnswer? {
    let fitting = answers.filter { $0.call == nil && $0.fits(request) }
    return fitting.first { ($0.timesLeft ?? 0) > 0 } ?? fitting.last { $0.timesLeft == nil }
  }

  private func deliver(_ outcome: PortOutcome?, after delay: Duration, to call: Call, id: Int) {
    call.isDecided = true
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
    tell(outcome, of: id)
    call.finish(outcome)
  }

  private func tell(_ outcome: PortOutcome, of id: Int) {
    switch outcome {
    case .reply(let value, _): stage.tell(.reply(port: name, id: id, value: value))
    case .failure(let failure): stage.tell(.failure(port: name, id: id, error: failure.message))
    }
  }

  private func cancel(_ call: Call, id: Int) {
    guard call.isOpen else { return }
    call.isOpen = false
    openCalls[id] = nil
    call.delivery.dispose()
    stage.tell(.cancel(port: name, id: id))
  }
}
