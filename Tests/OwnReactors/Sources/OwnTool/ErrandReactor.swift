import Dispatch
import Observables
import Playback
import Reactors

/// Everything that asynchronous code does: tasks, sleeps, groups, actors, streams, cancellation.
final class ErrandReactor: Reactor {
  enum Action: Decodable {
    /// Asks the port; a new question or `forget` cancels the old one.
    case ask(String)
    case forget
    /// Looks up after a pause without another of these.
    case type(String)
    /// Two requests at once.
    case compare(String, String)
    /// One child task for each, of different duration.
    case fetch([String])
    /// Waits for the answer of the port, but for two seconds at most.
    case hurry(String)
    case count(Int)
    case remind(after: Int)
    case visit
    case save(String)
    case detach
    case measure
    case fail
    /// Waits for a thread outside of concurrency, to which nobody answers.
    case phone
    /// Waits for a thread outside of concurrency, which answers.
    case ring
    /// Through the main dispatch queue, many times in a row.
    case post(String)
    /// Sleeps without end, until it is cancelled.
    case wait
    case spin
    case poll
  }

  enum Mutation {
    case setBusy(Bool)
    case note(String)
  }

  struct State {
    var isBusy = false
    var notes: [String] = []
  }

  let initialState = State()
  private let api: StagePort
  private let notebook = Notebook()
  private let typed = PublishSubject<String>()
  private let hasAnswered = DispatchSemaphore(value: 0)

  init(api: StagePort) { self.api = api }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let lookUps = typed.flatMapLatest { [api] text in
      Observable<Mutation>.run { send in
        try await Task.sleep(for: .milliseconds(300))
        send(.note(try await api.reply(to: text)))
      }
    }
    return .merge(mutation, lookUps)
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .ask(let question):
      return .run { [api] send in
        send(.setBusy(true))
        send(.note(try await api.reply(to: question)))
        send(.setBusy(false))
      }
      .take(until: self.action.filter(\.endsQuestion))
    case .forget: return .just(.setBusy(false))
    case .type(let text):
      typed.onNext(text)
      return .empty()
    case .compare(let one, let other):
      return .run { [api] send in
        async let first: Int = api.reply(to: one)
        async let second: Int = api.reply(to: other)
        send(.note("\(try await first - second)"))
      }
    case .fetch(let names):
      return .run { send in
        let done = await withTaskGroup(of: String.self) { group in
          for name in names {
            group.addTask {
              try? await Task.sleep(for: .milliseconds(100 * name.utf8.count))
              send(.note("\(name) is here"))
              return name
            }
          }
          return await group.reduce(into: []) { $0.append($1) }
        }
        send(.note(done.joined(separator: ", ")))
      }
    case .hurry(let question):
      return .run { [api] send in
        let answer = try await withThrowingTaskGroup(of: String.self) { group in
          group.addTask { try await api.reply(to: question) }
          group.addTask {
            try await Task.sleep(for: .seconds(2))
            return "too late"
          }
          defer { group.cancelAll() }
          return try await group.next() ?? ""
        }
        send(.note(answer))
      }
    case .count(let end):
      return .run { send in
        let numbers = AsyncStream<Int> { continuation in
          Task {
            for number in 1...end {
              try await Task.sleep(nanoseconds: 1_500_000)
              continuation.yield(number)
            }
            continuation.finish()
          }
        }
        for await number in numbers where !number.isMultiple(of: 3) { send(.note("\(number)")) }
      }
    case .remind(let minutes):
      return .run { send in
        try await Task.sleep(until: .now + .seconds(60 * minutes), clock: .suspending)
        send(.note("it is time"))
      }
    case .visit: return .run { send in await Self.visit(send) }
    case .save(let text):
      return .run { [notebook] send in
        await notebook.write(text)
        send(.note(await notebook.text))
      }
    case .detach:
      return .run { send in
        let task = Task.detached(priority: .background) {
          await Task.yield()
          return "from afar"
        }
        send(.note("at home"))
        send(.note(await task.value))
      }
    case .measure:
      return .run { send in
        let time = try await ContinuousClock().measure { try await Task.sleep(for: .microseconds(2500)) }
        send(.note("\(time)"))
      }
    case .fail:
      return .run { send in
        send(.note("trying"))
        try await Task.sleep(for: .milliseconds(10))
        throw Trouble(reason: "no ladder")
      }
    case .phone:
      return .run { [hasAnswered] send in
        await withCheckedContinuation { continuation in
          DispatchQueue.global().async {
            hasAnswered.wait()
            continuation.resume()
          }
        }
        send(.note("nobody calls back"))
      }
    case .ring:
      return .run { send in
        let word = await withCheckedContinuation { continuation in
          DispatchQueue.global().async { continuation.resume(returning: "hello") }
        }
        send(.note(word))
        try await Task.sleep(for: .milliseconds(10))
        send(.note("bye"))
      }
    case .post(let text):
      return .create { observer in
        DispatchQueue.main.async {
          observer.onNext(.note("\(text) is on its way"))
          Self.hop(14) {
            observer.onNext(.note("\(text) is here"))
            observer.onCompleted()
          }
        }
        return Disposables.create()
      }
    case .wait:
      return .run { send in
        defer { send(.note("nobody hears this")) }
        try await Task.sleep(for: .seconds(Int64.max))
      }
      .take(until: self.action.filter(\.endsQuestion))
    case .spin: return .run { _ in while !Task.isCancelled { await Task.yield() } }
    case .poll: return .run { _ in while true { try await Task.sleep(for: .seconds(1)) } }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setBusy(let isBusy): state.isBusy = isBusy
    case .note(let note): state.notes.append(note)
    }
    return state
  }

  @MainActor private static func visit(_ send: Send<Mutation>) async {
    send(.note("entering"))
    try? await Task.sleep(for: .milliseconds(5))
    send(.note(farewell()))
  }

  /// Runs `arrive` behind a chain of blocks of the main queue, each of which puts the next one there.
  private static func hop(_ count: Int, then arrive: @escaping @Sendable () -> Void) {
    DispatchQueue.main.async { if count == 1 { arrive() } else { hop(count - 1, then: arrive) } }
  }

  private static func farewell() -> String { MainActor.assumeIsolated { "leaving" } }
}

extension ErrandReactor.Action {
  fileprivate var endsQuestion: Bool {
    switch self {
    case .ask, .forget: true
    default: false
    }
  }
}

private actor Notebook {
  private(set) var text = ""

  func write(_ addition: String) async {
    try? await Task.sleep(for: .milliseconds(20))
    text += addition
  }
}

private struct Trouble: Error {
  let reason: String
}
