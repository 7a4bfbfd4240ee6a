import ActionScripts
import ExactStrings
import JSONValues
import Observables
import Timelines
import VirtualTime

/// The types that a port was made with, where they were given.
struct PortTypes {
  var request: String?
  var reply: String?
  /// Checks whether a value is a reply; nil where the port was made without a type that can be decoded.
  var checkReply: ((JSONValue) throws(ArgumentError) -> Void)?
}

/// The script's side of a port: receives calls, chooses their answers, and delivers them on the clock.
///
/// An answer for the call's number comes first, then counted answers in their order, then the newest uncounted one,
/// then the mock backend. Without any answer the call hangs.
final class PortResponder {
  /// A call that was made.
  private final class Call {
    let number: Int
    let request: JSONValue
    let time: Instant
    let cause: WorkCause
    let awaited: AwaitedReply
    /// Ends the call for its caller; nil once nothing can come any more. The caller retains the call.
    var finish: ((PortOutcome) -> Void)?
    let delivery = SerialDisposable()
    var isOpen = true
    /// Whether its outcome was decided, even if it is to hang.
    var isDecided = false
    /// The answer of the mock backend, once it was asked.
    var mockOutcome: PortOutcome?
    /// Whether the mock backend takes the request and never answers it.
    var isOneWay = false
    /// The effect of the call, which may be cancelled; nil if none may be, or if no mutant is played.
    let scope: CancellationScope?

    init(
      _ number: Int, _ request: JSONValue, on clock: VirtualClock, in scope: CancellationScope?,
      expecting awaited: AwaitedReply, finish: @escaping (PortOutcome) -> Void
    ) {
      self.number = number
      self.scope = scope
      self.request = request
      time = Instant(nanoseconds: clock.nanoseconds)
      cause = clock.cause
      self.awaited = awaited
      self.finish = finish
    }
  }

  let name: String
  var mock: ((JSONValue) -> MockAnswer)?
  /// The types that the port was made with.
  var types = PortTypes()
  private(set) var answers: [DeclaredAnswer] = []
  private unowned let stage: Stage
  /// The calls that have no answer so far, in their order. Few are open at once.
  @exclusivity(unchecked) private var openCalls: [Call] = []
  private var lastCall = 0
  private var hasDeclared = false
  /// The reply that a caller needed at once and did not get, which ended the case; else nil.
  private(set) var missedValue: AwaitedReply?
  /// The number of calls that only tell the mock backend something.
  private(set) var oneWayCount = 0
  /// The number of calls that ask for a value at once, and cannot fail.
  private(set) var synchronousCount = 0

  init(name: String, stage: Stage) {
    self.name = name
    self.stage = stage
  }

  /// Whether a call waits.
  var hasCallsInFlight: Bool { !openCalls.isEmpty }

  /// Records in each unused answer why it was not used: the last call has another number, or all calls came before the
  /// answer. Returns all answers.
  func explainAnswers() -> [DeclaredAnswer] {
    if lastCall == 0 { return answers }
    for answer in answers {
      if let call = answer.call {
        if call != lastCall { answer.meet(.number(call: lastCall)) }
      } else if answer.obstacle == nil, answer.callsAbove > 0 {
        answer.meet(.early(call: answer.callsAbove))
      }
    }
    return answers
  }

  /// Returns whether a call waits that belongs to a scope.
  func hasCallsInFlight(in scope: CancellationScope) -> Bool {
    openCalls.contains { $0.scope?.isInside(scope) == true }
  }

  /// The calls that wait, in their order.
  var callsInFlight: [OpenCall] {
    var sawUnanswered = hasDeclared
    return openCalls.map { call in
      defer { sawUnanswered = sawUnanswered || !call.isDecided }
      return OpenCall(
        port: name, number: call.number, request: call.request, time: call.time, cause: call.cause,
        isMeantToHang: call.isDecided,
        awaited: call.awaited, mockOutcome: call.mockOutcome,
        answeringLine: { [name, sawUnanswered] in
          Self.answeringLine(for: call, of: name, number: sawUnanswered ? call.number : nil)
        })
    }
  }

  /// The causes of the calls that wait, in the order of the calls. A request to a mock backend that never answers is no
  /// work: it only tells the backend something.
  var causesOfOpenCalls: [WorkCause] {
    openCalls.isEmpty ? [] : openCalls.filter { !$0.isOneWay }.map(\.cause)
  }

  /// Makes a call and returns a disposable that cancels it.
  /// - Parameter awaited: What the caller waits for.
  func call(
    _ request: JSONValue, expecting awaited: AwaitedReply, _ finish: @escaping (PortOutcome) -> Void
  ) -> any Disposable {
    lastCall += 1
    let id = lastCall
    let scope = stage.intervention == nil ? nil : CancellationScope.current
    let call = Call(id, request, on: stage.clock, in: scope, expecting: awaited, finish: finish)
    openCalls.append(call)
    stage.record(.call(port: name, id: id, request: request))
    if let answer = takeAnswer(for: request, id) {
      deliver(answer.plan.outcome, after: answer.plan.delay, to: call)
    } else if let answering = mock?(request) {
      call.isOneWay = answering.delay == .never
      if call.isOneWay { oneWayCount += 1 }
      if !call.isOneWay { call.mockOutcome = answering.outcome }
      deliver(call.isOneWay ? nil : answering.outcome, after: answering.delay, to: call)
    }
    return Disposables.create { [weak self] in self?.cancel(call) }
  }

  /// Makes a call that is answered at once. Returns nil where nothing answers it at once, which ends the case.
  /// - Parameter mayFail: Whether the caller takes a failure.
  func value(for request: JSONValue, expecting awaited: AwaitedReply, mayFail: Bool) -> PortOutcome? {
    lastCall += 1
    if !mayFail { synchronousCount += 1 }
    let id = lastCall
    stage.record(.call(port: name, id: id, request: request))
    let declared = takeAnswer(for: request, id)?.plan
    let answer = declared.map { ($0.outcome, $0.delay) } ?? mock?(request).whole
    guard let (outcome, delay) = answer, let outcome, delay != .never else {
      missedValue = awaited
      let subject = request == .null || request == .object([]) ? "" : " for \(stage.redacted(request).text)"
      stage.complain(
        "port '\(name)' is asked\(subject) and has to answer at once",
        "add before: ! \(name) reply \(awaited.blank()?.text ?? "...")", declared?.site)
      return nil
    }
    if delay > .zero {
      stage.complain("port '\(name)' answers at once, and no time passes", "leave out 'after'", declared?.site)
      return nil
    }
    report(outcome, of: id)
    return outcome
  }

  /// Adds an answer from the script. An answer for an open call is delivered to that call.
  func declare(_ answer: DeclaredAnswer) {
    hasDeclared = true
    answer.callsAbove = lastCall
    answers.append(answer)
    if let id = answer.call {
      guard let call = openCalls.first(where: { $0.number == id }) else {
        if id <= lastCall { answer.meet(.early(call: id)) }
        return
      }
      guard answer.fits(call.request) else { return answer.meet(.request(call.request, call: id)) }
      use(answer)
      deliver(answer.plan.outcome, after: answer.plan.delay, to: call)
    } else if let missed = openCalls.first(where: { !$0.isDecided && answer.fits($0.request) }) {
      answer.meet(.early(call: missed.number))
    }
  }

  /// Returns the line to add for a call. An answer for all calls would replace other answers; with a number, it is for
  /// this call alone.
  private static func answeringLine(for call: Call, of name: String, number: Int?) -> String {
    let reply = call.awaited.blank().map { PortAnswer.Outcome.reply(Located(ScriptValue($0), .none)) }
    let answer = PortAnswer(name: Located(name, .none), call: number, outcome: reply ?? .hang)
    return Statement(.answer(answer)).lineText
  }

  /// Uses an answer. A spent answer is removed, since a long session declares many.
  private func use(_ answer: DeclaredAnswer) {
    answer.use()
    if answer.isSpent, answer.timesLeft != nil || answer.call != nil { answers.removeAll { $0 === answer } }
  }

  /// Returns the script's answer for a call and marks it as used; nil if there is none.
  private func takeAnswer(for request: JSONValue, _ id: Int) -> DeclaredAnswer? {
    let chosen = answers.first { $0.call == id && $0.fits(request) } ?? chooseAnswer(for: request)
    for other in answers where other !== chosen { other.miss(request, id, because: chosen) }
    guard let answer = chosen else { return nil }
    use(answer)
    return answer
  }

  private func chooseAnswer(for request: JSONValue) -> DeclaredAnswer? {
    let fitting = answers.filter { $0.call == nil && $0.fits(request) }
    return fitting.first { ($0.timesLeft ?? 0) > 0 } ?? fitting.last { $0.timesLeft == nil }
  }

  private func deliver(_ outcome: PortOutcome?, after delay: Duration, to call: Call) {
    call.isDecided = true
    guard let outcome else {
      call.delivery.disposable = Disposables.create()
      return
    }
    call.delivery.disposable = stage.clock.scheduleRelative((), dueTime: delay) { [weak self] _ in
      self?.end(call, outcome)
      return Disposables.create()
    }
  }

  private func end(_ call: Call, _ outcome: PortOutcome) {
    guard call.isOpen else { return }
    close(call)
    report(outcome, of: call.number)
    call.finish?(outcome)
    call.finish = nil
  }

  private func report(_ outcome: PortOutcome, of id: Int) {
    switch outcome {
    case .reply(let value, _): stage.record(.reply(port: name, id: id, value: value))
    case .failure(let failure): stage.record(.failure(port: name, id: id, error: failure.message))
    }
  }

  private func cancel(_ call: Call) {
    guard call.isOpen else { return }
    close(call)
    call.delivery.dispose()
    stage.record(.cancel(port: name, id: call.number))
  }

  /// Forgets the calls that wait: they are neither answered nor cancelled any more.
  func forgetCalls() {
    for call in openCalls {
      call.isOpen = false
      call.finish = nil
    }
    openCalls = []
  }

  private func close(_ call: Call) {
    call.isOpen = false
    openCalls.removeAll { $0 === call }
  }
}
