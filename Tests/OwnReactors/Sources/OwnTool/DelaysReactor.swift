import Dispatch
import Foundation
import Observables
import PlatformSchedulers
import Playback
import Reactors

/// Everything that waits for real time elsewhere: delayed blocks, timers, run loops. And what no clock can hold.
final class DelaysReactor: Reactor {
  enum Action: Decodable {
    /// A block of the main queue, after so many seconds.
    case after(Double)
    /// The same with a time of the wall.
    case afterOnTheWall(Double)
    /// The same on a global queue.
    case afterElsewhere(Double)
    /// A work item; the second one is cancelled before it is due.
    case workItems
    /// A timer source that ticks every second, three times.
    case ticks
    /// A timer source of another queue, once, after so many seconds.
    case tickOnce(Double)
    /// A `Timer` that fires once, after so many seconds.
    case timer(Double)
    /// A `Timer` that repeats every second, until the next action.
    case repeating
    /// A `Timer` that is added to the run loop by hand, for a date.
    case dated(Double)
    case perform
    /// Blocks of the main queue within one another, `sync` among them.
    case nested
    /// Work of the main queue from dispatch, a scheduler and a task.
    case inLine
    /// Asks the port in a block of the main queue.
    case ask
    case globalQueue, ownQueue, thread, file, session
    /// A result that a global queue computes after a pause in real time, and that the main queue reports.
    case computed
    /// The sum of three blocks of a group.
    case grouped
    /// A result of a separate thread, which the main queue reports.
    case threaded
    /// A value that a block after a barrier stores, and that `sync` reads.
    case guarded
  }
  enum Mutation { case note(String) }
  struct State { var notes: [String] = [] }

  let initialState = State()
  private let api: StagePort

  init(api: StagePort) { self.api = api }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .after(let seconds):
      return work { end in DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { end.call("after") } }
    case .afterOnTheWall(let seconds):
      return work { end in DispatchQueue.main.asyncAfter(wallDeadline: .now() + seconds) { end.call("wall") } }
    case .afterElsewhere(let seconds):
      return work { end in DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { end.call("elsewhere") } }
    case .workItems:
      return work { end in
        let cancelled = DispatchWorkItem { end.call("cancelled") }
        DispatchQueue.main.asyncAfter(deadline: .now() + 60, execute: cancelled)
        let item = DispatchWorkItem { end.note("item") }
        item.notify(queue: .main) { end.call("notified") }
        DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(1500), execute: item)
        cancelled.cancel()
      }
    case .ticks:
      return work { end in
        let timer = DispatchSource.makeTimerSource(queue: .main)
        let count = Count()
        timer.setEventHandler {
          end.note("tick \(count.increase())")
          if count.value == 3 { timer.cancel() }
        }
        timer.setCancelHandler { end.call("over") }
        timer.schedule(deadline: .now() + 1, repeating: 1)
        timer.resume()
      }
    case .tickOnce(let seconds):
      return work { end in
        let timer = DispatchSource.makeTimerSource()
        timer.setEventHandler {
          end.call("tick")
          timer.cancel()
        }
        timer.schedule(deadline: .now() + seconds)
        timer.activate()
      }
    case .timer(let seconds):
      return work { end in
        _ = Timer.scheduledTimer(withTimeInterval: seconds, repeats: false) { timer in
          end.call("timer \(timer.isValid)")
        }
      }
    case .repeating:
      return Observable.create { observer in
        let end = End(observer)
        let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in end.note("fired") }
        return Disposables.create { timer.invalidate() }
      }
      .take(until: self.action)
    case .dated(let seconds):
      return work { end in
        let timer = Timer(fire: Date(timeIntervalSinceNow: seconds), interval: 0, repeats: false) { _ in
          end.call("dated")
        }
        RunLoop.main.add(timer, forMode: .common)
      }
    case .perform:
      return work { end in RunLoop.main.perform { end.call("performed") } }
    case .nested:
      return work { end in
        DispatchQueue.main.async {
          DispatchQueue.main.sync { end.note("sync") }
          DispatchQueue.main.asyncAfter(deadline: .now() + 0.25) {
            dispatchPrecondition(condition: .onQueue(.main))
            end.call("inner")
          }
        }
      }
    case .inLine:
      return work { end in
        DispatchQueue.main.asyncAfter(deadline: .now()) { end.note("a deadline that has come") }
        DispatchQueue.main.async { end.note("a block") }
        _ = Observable.just("a scheduler").observe(on: MainScheduler.asyncInstance).subscribe(onNext: { end.note($0) })
        DispatchQueue.main.async { end.note("another block") }
        Task { @MainActor in end.note("a task") }
        DispatchQueue.main.async { end.call("the last block") }
      }
    case .ask:
      return work { end in DispatchQueue.main.async { end.start() } }.concat(api.call("late").map { .note($0) })
    case .globalQueue: return work { end in DispatchQueue.global().async { end.keep() } }
    case .ownQueue: return work { end in DispatchQueue(label: "shop.cache").async { end.keep() } }
    case .thread: return work { end in Thread.detachNewThread { end.keep() } }
    case .computed:
      return work { end in
        DispatchQueue.global().async {
          Thread.sleep(forTimeInterval: 0.02)
          DispatchQueue.main.async { end.call("computed") }
        }
      }
    case .grouped:
      return work { end in
        let (group, queue, count) = (DispatchGroup(), DispatchQueue(label: "shop.count"), Count())
        for _ in 0..<2 { queue.async(group: group) { _ = count.increase() } }
        group.enter()
        queue.async {
          _ = count.increase()
          group.leave()
        }
        group.notify(queue: .main) { end.call("grouped \(count.value)") }
      }
    case .threaded:
      return work { end in Thread.detachNewThread { DispatchQueue.main.async { end.call("threaded") } } }
    case .guarded:
      return work { end in
        let (queue, count) = (DispatchQueue(label: "shop.shelf", attributes: .concurrent), Count())
        queue.async(flags: .barrier) {
          Thread.sleep(forTimeInterval: 0.01)
          _ = count.increase()
        }
        end.call("guarded \(queue.sync { count.value })")
      }
    case .file:
      return work { end in
        let source = DispatchSource.makeReadSource(fileDescriptor: 0)
        source.setEventHandler { end.keep() }
        source.resume()
      }
    case .session:
      return work { end in
        guard let url = URL(string: "http://127.0.0.1:9/") else { return }
        fetch(url) { end.keep() }
      }
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    switch mutation {
    case .note(let text): State(notes: state.notes + [text])
    }
  }

  private func work(_ begin: @escaping (End) -> Void) -> Observable<Mutation> {
    .create { observer in
      begin(End(observer))
      return Disposables.create()
    }
  }
}

/// Where the work of an effect reports.
// Safe to share: whatever reports does so on the thread that plays; `keep` touches nothing.
private final class End: @unchecked Sendable {
  private let observer: AnyObserver<DelaysReactor.Mutation>

  init(_ observer: AnyObserver<DelaysReactor.Mutation>) { self.observer = observer }

  func note(_ text: String) { observer.onNext(.note(text)) }
  func start() { observer.onCompleted() }

  func call(_ text: String) {
    note(text)
    observer.onCompleted()
  }

  /// Holds on to this, and never reports: what comes from another thread would race with the end of the case.
  func keep() {}
}

/// Counts, on the thread that plays.
private final class Count: @unchecked Sendable {
  private(set) var value = 0
  func increase() -> Int {
    value += 1
    return value
  }
}
