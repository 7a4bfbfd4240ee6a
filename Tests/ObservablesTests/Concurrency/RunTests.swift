import Observables
import Synchronization
import TestSupport
import Testing
import VirtualTime

@Suite(.timeLimit(.minutes(1)), .leakFree)
struct RunTests {
  /// A service as apps have them.
  private struct Backend: Sendable {
    func search(_ query: String) async throws -> [String] {
      await Task.yield()
      if query.isEmpty { throw TestError() }
      return [query, query + query]
    }
  }

  /// An element that its author did not declare `Sendable`.
  private enum Mutation {
    case setLoading(Bool)
    case setResults([String])
  }

  /// Somebody who, like a reactor, is not `Sendable`.
  private final class Searcher {
    private let backend = Backend()
    private var limit = 1

    func search(_ query: String) -> Observable<Mutation> {
      .run { [backend, limit] send in
        send(.setLoading(true))
        let results = try await backend.search(query)
        send(.setResults(Array(results.prefix(limit))))
        send(.setLoading(false))
      }
    }
  }

  @Test func `the elements of run come in order, then its completion`() async {
    let source = Observable<String>.run { send in
      send("a")
      await Task.yield()
      send("b")
    }
    #expect(await heard(source) == ["a", "b", "completed"])
  }

  @Test func `an effect awaits a service between its elements`() async {
    #expect(
      await heard(Searcher().search("x")) == [
        "setLoading(true)", #"setResults(["x"])"#, "setLoading(false)", "completed",
      ])
  }

  @Test func `what is thrown fails the sequence`() async {
    #expect(await heard(Searcher().search("")) == ["setLoading(true)", "error broken"])
    #expect(await heard(Observable<Int>.run { _ in throw CancellationError() }) == ["error CancellationError()"])
  }

  @Test func `nothing runs before the subscription, and each subscription runs the closure anew`() async {
    let count = Mutex(0)
    let source = Observable<Int>.run { send in
      send(
        count.withLock { count in
          count += 1
          return count
        })
    }
    #expect(count.withLock { $0 } == 0)
    #expect(await heard(source) == ["1", "completed"])
    #expect(await heard(source) == ["2", "completed"])
  }

  @Test func `disposing cancels the task; what it sends and throws afterwards goes nowhere`() async {
    let (begun, begin) = AsyncStream<Void>.makeStream()
    let (ended, end) = AsyncStream<Bool>.makeStream()
    let history = Mutex<[String]>([])
    let subscription = Observable<Int>.run { send in
      send(1)
      begin.yield()
      do {
        // The time limit of the suite comes first.
        try await Task.sleep(for: .seconds(3600))
      } catch {
        send(2)
        end.yield(error is CancellationError)
        throw error
      }
    }
    .subscribe(
      onNext: { element in history.withLock { $0.append("\(element)") } },
      onError: { error in history.withLock { $0.append("error \(error)") } },
      onCompleted: { history.withLock { $0.append("completed") } },
      onDisposed: { history.withLock { $0.append("disposed") } })
    for await _ in begun { break }
    subscription.dispose()
    #expect(await ended.first { _ in true } == true)
    #expect(history.withLock { $0 } == ["1", "disposed"])
  }

  @Test func `disposing from inside of an element cancels the task that sent it`() async {
    let (answers, answer) = AsyncStream<Bool>.makeStream()
    let source = Observable<Int>.run { send in
      send(1)
      answer.yield(Task.isCancelled)
      send(2)
    }
    #expect(await heard(source.take(1)) == ["1", "completed"])
    #expect(await answers.first { _ in true } == true)
  }

  @Test func `a task that goes on after the closure has returned is not heard`() async {
    let (sends, give) = AsyncStream<Send<Int>>.makeStream()
    #expect(
      await heard(
        Observable<Int>.run { send in
          send(1)
          give.yield(send)
        }) == ["1", "completed"])
    for await send in sends {
      send.callAsFunction(2)
      break
    }
  }

  @Test func `the children of a group send one at a time, whichever threads they are on`() async {
    let isInside = Mutex(false)
    let overlaps = Mutex(0)
    let source = Observable<Int>.run { send in
      await withTaskGroup { group in
        for child in 0..<8 { group.addTask { for number in 0..<100 { send(child * 100 + number) } } }
      }
    }
    .do(onNext: { _ in
      if isInside.withLock({ inside in (inside, inside = true).0 }) { overlaps.withLock { $0 += 1 } }
      isInside.withLock { $0 = false }
    })
    let lines = await heard(source)
    #expect(lines.last == "completed")
    #expect(lines.dropLast().compactMap { Int($0) }.sorted() == Array(0..<800))
    #expect(overlaps.withLock { $0 } == 0)
  }

  @Test func `the closure of run may be isolated to an actor`() async {
    let source = Observable<Bool>.run { @MainActor send in
      MainActor.preconditionIsolated()
      send(true)
    }
    #expect(await heard(source) == ["true", "completed"])
  }

  @Test func `the task has the priority that was asked for`() async {
    let source = Observable<UInt8>.run(priority: .low) { send in send(Task.currentPriority.rawValue) }
    #expect(await heard(source) == ["\(TaskPriority.low.rawValue)", "completed"])
  }

  @Test func `under a virtual clock that runs no tasks, run fails and its closure is not called`() {
    VirtualClock().whilePlaying {
      let source = Observable<Int>.run { _ in Issue.record("it runs in real time") }
      #expect(
        source.heard == [
          "error asynchronous work needs a process that runs tasks on the virtual clock; in this process they would run in real time"
        ])
    }
  }
}
