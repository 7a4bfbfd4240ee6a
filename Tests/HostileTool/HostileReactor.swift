import DispatchSchedulers
import Observables
import Reactors
import SystemCalls

/// A counter that does harm when it is told to.
final class HostileReactor: Reactor {
  enum Action: Decodable {
    case increase, fatal(String), trap, abort, loop, recurse, kill(Int), exit(Int), eat, bite, answer, print(String)
    case printForEver, reduceBadly, later, sign, empty(String), rewrite, closeAll, printMuch(Int), write(String)
    case fork, poison, suffer, wither, measure(String), debug
  }
  enum Mutation { case increase, trap }
  struct State { var value = 0 }

  let initialState = State()
  /// A line whose length, with its line feed, divides a megabyte.
  private static let longLine = String(repeating: "x", count: 65_535)

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .increase: return .just(.increase)
    case .fatal(let message): fatalError(message, file: "reactor", line: 1)
    case .trap: return Harm.overflow() == 0 ? .empty() : .just(.increase)
    case .sign: Harm.sign()
    case .abort: Harm.abort()
    case .empty(let file):
      truncate(file, 0)
      Harm.abort()
    case .fork: Harm.fork()
    case .poison: Harm.isPoisoned = true
    case .suffer: if Harm.isPoisoned { Harm.abort() }
    case .wither: if Harm.isPoisoned { kill(getpid(), SIGKILL) }
    case .measure(let variable): print(getenv(variable).map { strlen($0) } ?? 0)
    case .closeAll:
      for file in 3..<1_024 as Range<Int32> { close(file) }
      return .just(.increase)
    case .printMuch(let megabytes):
      for _ in 0..<megabytes * 16 { print(Self.longLine) }
      return .just(.increase)
    case .write(let text): print(text, terminator: "")
    case .rewrite:
      rename("new", "x.reel")
      Harm.abort()
    case .loop: Harm.loop()
    case .recurse: return Harm.recurse(1) == 0 ? .empty() : .just(.increase)
    case .kill(let number): kill(getpid(), Int32(number))
    case .exit(let code): Harm.exit(code)
    case .eat: Harm.eat()
    case .bite: return .just([UInt8](repeating: 1, count: 1 << 40).isEmpty ? .increase : .trap)
    case .answer: Harm.answer()
    case .print(let text):
      print(text)
      return .just(.increase)
    case .printForEver: while true { print(Self.longLine) }
    case .reduceBadly: return .just(.trap)
    case .debug:
      return Observable.just(.increase).delay(.milliseconds(50), scheduler: MainScheduler.instance).debug("slow")
    case .later: return Observable.just(.trap).delay(.milliseconds(50), scheduler: MainScheduler.instance)
    }
    return .empty()
  }

  func reduce(state: State, mutation: Mutation) -> State {
    if case .trap = mutation { fatalError("reduced badly", file: "reactor", line: 2) }
    return State(value: state.value + 1)
  }
}

/// Dies when it is made.
final class StillbornReactor: Reactor {
  enum Action: Decodable { case touch }
  typealias Mutation = Action
  struct State {}

  let initialState: State

  init() { fatalError("stillborn", file: "reactor", line: 3) }
}

/// Begins a task when it is made, and dies of it later.
final class LapsingReactor: Reactor {
  enum Action: Decodable { case touch }
  typealias Mutation = Action
  struct State {}

  let initialState = State()

  init() {
    Task {
      try? await Task.sleep(for: .milliseconds(10))
      fatalError("lapsed", file: "reactor", line: 4)
    }
  }
}

/// Talks when it is made.
final class ChattyReactor: Reactor {
  enum Action: Decodable { case touch }
  typealias Mutation = Action
  struct State {}

  let initialState: State

  init() {
    print("hello")
    initialState = State()
  }
}
