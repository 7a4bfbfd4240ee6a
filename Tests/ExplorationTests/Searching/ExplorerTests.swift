import ActionScripts
import Exploration
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing
import ZooAnimals

@Suite(.whereTypesTell) struct ExplorerTests {
  @Test func `the same seed plays the same moves and finds the same`() throws {
    func results(seed: UInt64) throws -> [String] {
      try ["orphan", "late-reply", "dead-paging"].flatMap { name in
        let found = try ZooVisit(name, withFaults: true, runs: 30, seed: seed).explore()
        return ["\(found.steps) \(found.stateCount) \(found.transitionKindCount)", "\(found.uses)"]
          + found.findings.flatMap { ["\($0.problem.text) \($0.plays)"] + $0.lines }
      }
    }
    let first = try results(seed: 7)
    #expect(try results(seed: 7) == first)
    #expect(try results(seed: 8) != first)
  }

  @Test func `blocks that are explored one by one find together what all of them find`() throws {
    let visit = try ZooVisit("orphan", runs: Explorer.blockSize + 20)
    let all = visit.explore()
    #expect(all.runs == Explorer.blockSize + 20)
    #expect(all.findings.count == 1)
  }

  @Test(arguments: UInt64(1)...4)
  func `what a block finds does not depend on the blocks before it`(seed: UInt64) throws {
    func explorer() throws -> Explorer { try TwofoldReactor.explorer("? never names.count == 1", seed: seed) }
    func plan(_ block: Int) -> BlockPlan {
      var plan = BlockPlan(block: block)
      plan.end = block * Explorer.blockSize + 20
      return plan
    }
    let busy = try explorer()
    _ = busy.explore(plan(0))
    let found = busy.explore(plan(1))
    #expect(found.findings.count == 1)
    #expect(try explorer().explore(plan(1)) == found)
  }

  @Test func `what is released in the middle of its work breaks no rule about the end`() throws {
    var plan = BlockPlan(block: 0)
    plan.end = 50
    let found = try TwofoldReactor.explorer("? finally open == 0", seed: 1).explore(plan)
    #expect(found.failures == [])
    #expect(found.steps > 100)
  }

  @Test func `what effects of a store send is not sent by exploring, unless the beginning sends or varies it`() throws {
    let rule = #"never text == "" and number != null"#
    let found = try ZooVisit("late-look-up-mended", rule: rule).explore()
    #expect(found.failures == [])
    #expect(found.uses.contains { $0.verb == "found" })
    let varied = try ZooVisit("late-look-up-mended", rule: rule, "@vary found 7").explore()
    #expect(varied.failures.map(\.summary) == [["rule", "found 7"]])
  }

  @Test func `an effect that an action can still end is not stuck`() throws {
    let found = try ZooVisit("waiting-mended", runs: 200).explore()
    #expect(found.findings.map(\.summary) == [])
    #expect(found.uses.map(\.verb).filter { !$0.hasPrefix("&") } == ["ask", "confirm", "dismiss"])
  }

  @Test func `each action that was played is counted, with whether it has changed anything`() throws {
    let found = try ZooVisit("swallowed-error-mended", runs: 50).explore()
    let actions = found.uses.filter { !$0.verb.hasPrefix("&") }
    #expect(actions.map(\.verb) == ["setName", "submit"])
    #expect(actions.map(\.hasChanged) == [true, true])
    #expect(found.hasChanged("greeting"))
    #expect(!found.hasChanged("age"))
  }

  @Test func `a wait that never ends is found in a few events, and one within the timeout is allowed`() throws {
    let ticks = Ticks()
    let endless = try PollingReactor.explored("ask\n+idle", ticks)
    #expect(endless.findings.map(\.problem.text) == ["not idle after 1h of virtual time: 'ask' has more work to come"])
    #expect(ticks.count < 200_000)
    let long = try PollingReactor.explored("askOnce\n+idle", ticks)
    #expect(long.failures == [])
    #expect(long.steps > 0)
  }
}

/// Asks one port for values of two types.
private final class TwofoldReactor: Reactor {
  enum Action: Decodable { case nameIt, count }
  enum Mutation { case asked, named(Name), counted([Int]) }
  struct Name: Decodable { var long: String, short: String? }
  struct State { var open = 0; var names: [String] = []; var numbers: [Int] = [] }

  let initialState = State()
  private let api: StagePort

  init(_ api: StagePort) { self.api = api }

  func mutate(action: Action) -> Observable<Mutation> {
    let reply: Observable<Mutation> =
      switch action {
      case .nameIt: api.call("name", as: Name.self).map(Mutation.named)
      case .count: api.call("numbers", as: [Int].self).map(Mutation.counted)
      }
    return .concat([.just(.asked), reply])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    state.open -= 1
    switch mutation {
    case .asked: state.open += 2
    case .named(let name): state.names.append(name.long)
    case .counted(let numbers): state.numbers += numbers
    }
    return state
  }

  /// Returns an explorer of its moves after a beginning.
  static func explorer(_ beginning: String, seed: UInt64) throws -> Explorer {
    let catalog = Catalog()
    catalog.reactor("twofold") { stage in TwofoldReactor(stage.port("api")) }
    var options = ExplorationOptions()
    options.seed = seed
    return Explorer(try catalog.template(of: "twofold", beginning), options)
  }
}

/// Counts how often was asked.
private final class Ticks { var count = 0 }

/// Asks again and again: every millisecond for ever, or once after nearly an hour.
private final class PollingReactor: Reactor {
  enum Action: Decodable { case ask, askOnce }
  struct State { var count = 0 }
  typealias Mutation = Never

  let initialState = State()
  private let clock: any SchedulerType
  private let ticks: Ticks

  init(_ clock: any SchedulerType, _ ticks: Ticks) {
    self.clock = clock
    self.ticks = ticks
  }

  func mutate(action: Action) -> Observable<Never> {
    switch action {
    case .ask: askAgain()
    case .askOnce:
      return Observable.just(()).delay(.seconds(59 * 60), scheduler: clock).flatMap { _ in Observable<Never>.empty() }
    }
    return .empty()
  }

  private func askAgain() {
    ticks.count += 1
    _ = clock.scheduleRelative((), dueTime: .milliseconds(1)) { [weak self] in
      self?.askAgain()
      return Disposables.create()
    }
  }

  /// Explores it a few times after a beginning.
  static func explored(_ beginning: String, _ ticks: Ticks) throws -> Exploration {
    let catalog = Catalog()
    catalog.reactor("polling") { stage in PollingReactor(stage.scheduler, ticks) }
    var options = ExplorationOptions()
    options.runs = 8
    return Explorer(try catalog.template(of: "polling", beginning), options).explore(BlockPlan(block: 0))
  }
}

extension Catalog {
  /// The template of cases that begin with some lines.
  fileprivate func template(of reactor: String, _ beginning: String) throws -> CaseTemplate {
    let parsed = Script.parse("@reactor \(reactor)\n\(beginning)\n", file: "\(reactor).reel")
    return try CaseTemplate(
      catalog: self, options: PlayOptions(), files: FakeFiles([:]), beginning: parsed.script.statements,
      source: parsed.source)
  }
}
