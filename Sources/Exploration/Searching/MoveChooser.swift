import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// Chooses the moves of one run. Each run has its own random habits: the part of the offered moves that it uses, the
/// delay and the order of its answers, and the frequency of repetitions.
struct MoveChooser {
  /// The choice among several open calls.
  private enum ReplyOrder {
    case oldestFirst
    case newestFirst
    case any
  }

  private let offered: OfferedMoves
  private let knowledge: PortKnowledge
  private let actions: [OfferedMoves.Verb]
  private let injectsFaults: Bool
  /// The probability that an answer is a fault, in percent.
  private let faultiness: Int
  /// The probability that an open call is answered before any other move, in percent.
  private let eagerness: Int
  private let order: ReplyOrder
  private let repeats: Int
  private let waits: Int
  /// The ports with a mock backend that the run answers itself.
  private let heldPorts: [String]
  /// Whether the run uses the view.
  let usesView: Bool
  /// The number of controls that took gestures when the run last looked at the view; nil before the first time.
  private var controlCount: Int?
  /// The port that fails during the whole run.
  private let brokenPort: String?
  /// The answers to the calls of ports that the beginning restricts.
  private var plans = AnswerPlans()
  private var latest: Move?
  private var hasDropped = false

  /// - Parameter isEarly: Whether the run is one of the first ones. Later runs seldom use the view: a gesture costs ten
  ///   times as much as an action, and soon shows nothing new.
  init(
    _ offered: OfferedMoves, _ knowledge: PortKnowledge, _ options: ExplorationOptions, isEarly: Bool,
    using random: inout SeededRandom
  ) {
    self.offered = offered
    self.knowledge = knowledge
    let all = offered.actions.filter { !knowledge.sentByEffects.contains(ExactString($0.name)) }
    var some = all
    if some.count > 1, random.chance(60) {
      some = some.filter { _ in random.chance(60) }
      if some.isEmpty, let one = random.element(of: all) { some = [one] }
    }
    actions = some
    injectsFaults = options.injectsFaults && random.chance(60)
    faultiness = injectsFaults ? [10, 30, 60][random.below(3)] : 0
    eagerness = [90, 50, 20, 5][random.below(4)]
    order = [.oldestFirst, .oldestFirst, .newestFirst, .any][random.below(4)]
    repeats = [0, 10, 40][random.below(3)]
    waits = [5, 20, 50][random.below(3)]
    usesView = offered.hasView && random.chance(isEarly ? 25 : 3)
    let variations = offered.variations
    heldPorts = offered.mockedPorts.filter { variations.answers(of: $0) == nil && random.chance(50) }
    let breakable = knowledge.called.filter { variations.answers(of: $0) == nil }
    brokenPort = injectsFaults && random.chance(20) ? random.element(of: breakable) : nil
  }

  /// Returns the moves before all others: answers of ports that have to answer at once, the ports that the run answers
  /// itself or lets fail, and the binding of the view.
  mutating func opening(using random: inout SeededRandom) -> [Move] {
    var moves: [Move] = []
    for port in knowledge.immediate {
      var outcome = offered.variations.answers(of: port.port).flatMap { random.element(of: $0.choices)?.outcome }
      if outcome == nil, let value = values(from: .null).value(of: port.shape, using: &random) {
        outcome = .reply(Located(ScriptValue(value)))
      }
      guard let outcome else { continue }
      moves.append(.statement(.answer(PortAnswer(name: Located(port.port), outcome: outcome))))
    }
    for port in heldPorts { moves.append(.statement(.answer(PortAnswer(name: Located(port), outcome: .hang)))) }
    if let brokenPort {
      let fault = PortAnswer.Outcome.fail(Located(.number("503")))
      moves.append(.statement(.answer(PortAnswer(name: Located(brokenPort), outcome: fault))))
    }
    if usesView, random.chance(90) { moves.append(.statement(.view(.bind))) }
    return moves
  }

  /// Returns the next move; nil where nothing can be done.
  mutating func move(in live: LiveCase, using random: inout SeededRandom) -> Move? {
    if offered.variations.narrowsPorts, live.hasOpenCalls {
      plans.plan(for: live.openCalls, within: offered.variations, using: &random)
      if let answer = dueAnswer(in: live, using: &random) { return answer }
    }
    if live.hasOpenCalls, random.chance(eagerness), let answer = answer(in: live, using: &random) { return answer }
    let hasToWait = timeToNextWork(in: live) != nil
    if hasToWait, random.chance(waits) { return wait(in: live, using: &random) }
    if let latest, random.chance(repeats) { return latest }
    let nested = live.nestedReactors
    let kind = random.index(
      weighted: SIMD8(
        hasDropped ? 0 : actions.count * 4, usesView ? min(controlCount ?? 6, 6) * 4 : 0, nested.isEmpty ? 0 : 6,
        offered.streams.count * 3, live.hasOpenCalls ? 6 : 0, hasToWait ? 4 : 0, usesView ? 1 : 0, 0))
    let values = values(from: live.state)
    switch kind {
    case 0: return random.element(of: actions)?.call(from: values, using: &random).map { .statement(.action($0)) }
    case 1: return gesture(in: live, from: values, using: &random)
    case 2: return nestedAction(of: nested, from: values, using: &random)
    case 3: return push(from: values, using: &random)
    case 4: return answer(in: live, using: &random)
    case 5: return wait(in: live, using: &random)
    case 6: return .statement(.view(random.chance(50) ? .bind : .unbind))
    default: return nil
    }
  }

  /// Records that a move was played.
  mutating func played(_ move: Move) {
    switch move {
    case .statement(.view(.drop)): hasDropped = true
    case .statement(.action), .statement(.gesture): latest = move
    default: break
    }
  }

  /// Returns moves that bring the case to rest: answers for all open calls, and time for what is scheduled.
  mutating func closing(in live: LiveCase, using random: inout SeededRandom) -> [Move] {
    if !live.hasOpenCalls { return live.hasOneShotWork ? [wait(in: live, using: &random)] : [] }
    if !offered.variations.narrowsPorts {
      return live.openCalls.compactMap { reply(to: $0, at: 0, in: live, using: &random) }
    }
    let calls = live.openCalls
    plans.plan(for: calls, within: offered.variations, using: &random)
    if let answer = dueAnswer(in: live, using: &random) { return [answer] }
    if let index = calls.indices.first(where: { plans.isFree(calls[$0]) }) {
      return answer(to: index, of: calls, in: live, using: &random).map { [$0] } ?? []
    }
    return timeToNextWork(in: live) == nil ? [] : [wait(in: live, using: &random)]
  }

  private func values(from state: JSONValue) -> ValueSource {
    ValueSource(state: state, literals: offered.literals)
  }

  private mutating func gesture(
    in live: LiveCase, from values: ValueSource, using random: inout SeededRandom
  ) -> Move? {
    let controls = live.controls(lookingAgain: random.chance(20)).filter { !$0.gestures.isEmpty }
    controlCount = controls.count
    guard let control = random.element(of: controls), let shape = random.element(of: control.gestures),
      let path = try? Path(parsing: control.name)
    else { return nil }
    return OfferedMoves.Verb(shape).call(from: values, using: &random).map {
      .statement(.gesture(control: Located(path), $0))
    }
  }

  private func nestedAction(
    of nested: [(path: String, actions: [ActionShape])], from values: ValueSource, using random: inout SeededRandom
  ) -> Move? {
    guard let reactor = random.element(of: nested), let shape = random.element(of: reactor.actions) else { return nil }
    return OfferedMoves.Verb(shape, prefix: reactor.path + ".").call(from: values, using: &random).map {
      .statement(.action($0))
    }
  }

  private func push(from values: ValueSource, using random: inout SeededRandom) -> Move? {
    guard let stream = random.element(of: offered.streams) else { return nil }
    switch random.below(20) {
    case 0: return .statement(.complete(stream: Located(stream.name)))
    case 1 where injectsFaults:
      let fault = PortAnswer.Outcome.fail(Located(.string("offline")))
      return .statement(.answer(PortAnswer(name: Located(stream.name), outcome: fault)))
    default:
      return values.value(of: stream.shape, using: &random).map {
        .statement(.emit(stream: Located(stream.name), Located(ScriptValue($0))))
      }
    }
  }

  private func wait(in live: LiveCase, using random: inout SeededRandom) -> Move {
    let due = timeToNextWork(in: live).map { max(1, $0) } ?? 1_000_000
    let spans: [Int64] = [due, due, due, due + 1_000_000, max(1_000_000, due / 2), 1_000_000_000]
    let span = min(spans[random.below(spans.count)], planned(in: live) ?? .max)
    return .statement(.wait(ScriptDuration(nanoseconds: span)))
  }

  /// The time until the next work, or until the next planned answer; nil if there is neither.
  private func timeToNextWork(in live: LiveCase) -> Int64? {
    guard let planned = planned(in: live) else { return live.timeToNextWork }
    return min(planned, live.timeToNextWork ?? .max)
  }

  /// The time until the next planned answer, beyond which no wait goes; nil if none is planned.
  private func planned(in live: LiveCase) -> Int64? {
    offered.variations.narrowsPorts && live.hasOpenCalls ? plans.timeToNext(of: live.openCalls) : nil
  }

  private mutating func answer(in live: LiveCase, using random: inout SeededRandom) -> Move? {
    var calls = live.openCalls
    if offered.variations.narrowsPorts { calls.removeAll { !plans.isFree($0) } }
    let chosen: Int
    switch order {
    case .oldestFirst: chosen = 0
    case .newestFirst: chosen = calls.count - 1
    case .any: chosen = random.below(max(1, calls.count))
    }
    guard calls.indices.contains(chosen) else { return nil }
    if offered.variations.narrowsPorts {
      let all = live.openCalls
      guard let index = all.firstIndex(where: { $0.port == calls[chosen].port && $0.number == calls[chosen].number })
      else { return nil }
      return answer(to: index, of: all, in: live, using: &random)
    }
    return freeAnswer(to: chosen, of: calls, in: live, using: &random)
  }

  /// Returns a random answer.
  private func freeAnswer(
    to chosen: Int, of calls: [LiveCase.Call], in live: LiveCase, using random: inout SeededRandom
  ) -> Move? {
    let call = calls[chosen]
    let position = calls[..<chosen].count { $0.port == call.port }
    if random.chance(faultiness) {
      return .answer(port: call.port, position: position, fault(of: call, using: &random))
    }
    return reply(to: call, at: position, in: live, using: &random)
  }

  /// Returns the planned answer to a call, or a random one where none is planned.
  private mutating func answer(
    to index: Int, of calls: [LiveCase.Call], in live: LiveCase, using random: inout SeededRandom
  ) -> Move? {
    let call = calls[index]
    guard let choice = plans.take(call) else { return freeAnswer(to: index, of: calls, in: live, using: &random) }
    let position = calls[..<index].count { $0.port == call.port }
    switch choice {
    case .reply(nil): return reply(to: call, at: position, in: live, using: &random)
    case .fail(nil):
      return .answer(port: call.port, position: position, .fail(Located(error(of: call, using: &random))))
    default: return choice.outcome.map { .answer(port: call.port, position: position, $0) }
    }
  }

  /// Returns the planned answer that is due; nil if there is none.
  private mutating func dueAnswer(in live: LiveCase, using random: inout SeededRandom) -> Move? {
    let calls = live.openCalls
    guard let index = calls.firstIndex(where: { plans.isDue($0) }) else { return nil }
    return answer(to: index, of: calls, in: live, using: &random)
  }

  private func fault(of call: LiveCase.Call, using random: inout SeededRandom) -> PortAnswer.Outcome {
    if random.chance(20) { return .hang }
    return .fail(Located(error(of: call, using: &random)))
  }

  private func error(of call: LiveCase.Call, using random: inout SeededRandom) -> ScriptValue {
    ScriptValue(
      call.failureType.flatMap { values(from: .null).value(of: ValueShape(of: $0), using: &random) } ?? .integer(503))
  }

  private func reply(
    to call: LiveCase.Call, at position: Int, in live: LiveCase, using random: inout SeededRandom
  ) -> Move? {
    // The mock backend is asked only when the move is played, because it may count its requests.
    if live.hasMock(call.port) { return .mockReply(port: call.port, position: position) }
    let value =
      call.replyType.flatMap { type in
        type == Void.self
          ? .null : values(from: live.state).value(of: ValueShape(of: type), using: &random)
      } ?? call.blankReply()
    return value.map { .answer(port: call.port, position: position, .reply(Located(ScriptValue($0)))) }
  }
}
