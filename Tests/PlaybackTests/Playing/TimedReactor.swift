import JSONValues
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Timelines

/// Does things at times, and things that never end.
final class TimedReactor: Reactor {
  enum Action: Decodable {
    case mark(String)
    case later(String, Duration)
    case tick(Duration)
    case gather(Duration)
    case echo
    case loop
    case spin
    case flood
    case fail
    case end
    case crash
    case async
  }
  enum Mutation { case mark(String) }
  struct State { var marks: [String] = []; @Pulse var flash: String? = nil }

  let initialState = State()
  private let clock: any SchedulerType
  private let kill = PublishSubject<Mutation>()

  struct Broken: Error {}

  init(_ stage: Stage) {
    clock = stage.scheduler
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { .merge(mutation, kill) }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .mark(let text): return .just(.mark(text))
    case .later(let text, let delay): return Observable.just(.mark(text)).delay(delay, scheduler: clock)
    case .tick(let period):
      return Observable<Int>.interval(period, scheduler: clock).map { .mark("t\($0)") }
    case .gather(let span):
      return Observable<Int>.never().buffer(timeSpan: span, count: 2, scheduler: clock).map { _ in .mark("full") }
    case .echo:
      return Observable.create { [action = self.action] observer in
        action.onNext(.mark("inner"))
        observer.onNext(.mark("outer"))
        observer.onCompleted()
        return Disposables.create()
      }
    case .loop:
      return Observable.create { [action = self.action] observer in
        action.onNext(.loop)
        observer.onCompleted()
        return Disposables.create()
      }
    case .spin:
      return Observable.create { [clock] _ in
        func again() {
          _ = clock.scheduleRelative((), dueTime: .zero) { _ in
            again()
            return Disposables.create()
          }
        }
        again()
        return Disposables.create()
      }
    case .flood: return Observable.repeatElement(.mark("f"))
    case .fail: return .concat([.just(.mark("before")), .error(Broken())])
    case .end:
      kill.onCompleted()
      return .empty()
    case .crash:
      kill.onError(Broken())
      return .empty()
    case .async: return .run { send in send(.mark("awaited")) }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    if case .mark(let text) = mutation {
      state.marks.append(text)
      if text.hasPrefix("!") { state.flash = text }
      if state.marks.count > 20 { state.marks = [] }
    }
    return state
  }
}

extension Catalog {
  static var timed: Catalog {
    let catalog = Catalog()
    catalog.reactor("timed") { TimedReactor($0) }
    return catalog
  }
}

/// Plays a script with the reactor `timed`.
func playTimed(_ script: String, until: Instant? = nil, livelockLimit: Int = 100) -> PlayedScript {
  var options = PlayOptions()
  options.livelockLimit = livelockLimit
  options.reactor = "timed"
  options.until = until
  return PlayedScript(script, catalog: .timed, options: options)
}

extension PlayedScript {
  /// The marks that the reactor `timed` set, each with its time.
  var marks: [String] {
    records.compactMap { record in
      guard case .mutation(_, let tree) = record.event else { return nil }
      return "\(record.at.milliseconds)ms \(tree["mark"]?["_0"]?.text ?? "")"
    }
  }
}
