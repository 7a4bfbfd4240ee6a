import ComposableStores
import Observables
import Testing

@Suite(.reportsFailures) struct TaskCancellationTests {
  private enum TypeID {}

  @Test(arguments: ["stop by effect", "stop by task"])
  func `CA-29: a part of an effect ends with its id, and the effect goes on`(_ stop: String) async throws {
    let isRunning = Signal<Void>()
    let never = Signal<String>()
    let store = StringStore.make { action in
      switch action {
      case "go":
        .run { send in
          do {
            send(
              try await withTaskCancellation(id: "part") {
                isRunning.send()
                return try await never.value()
              })
          } catch {
            send(error is CancellationError ? " ended" : "\(error)")
          }
        }
      case "stop by effect": .cancel(id: "part")
      case "stop by task": .fireAndForget { Task.cancel(id: "part") }
      default: .none
      }
    }
    let task = store.send("go")
    try await isRunning.value()
    await store.send(stop)?.finish()
    await task?.finish()
    #expect(store.state == "go\(stop) ended")
  }

  @Test func `CA-29: a new operation cancels the one in flight, by value or by type`() async throws {
    let isRunning = Signal<Void>()
    let never = Signal<String>()
    // Whether the wait, which nothing else ends, was cancelled.
    let waits: @MainActor @Sendable () async -> Bool = {
      isRunning.send()
      return (try? await never.value()) == nil
    }
    let store = StringStore.make { action in
      switch action {
      case "a", "c":
        .run { send in
          let isType = action == "c"
          let ended =
            isType
            ? await withTaskCancellation(id: TypeID.self, cancelInFlight: true, operation: waits)
            : await withTaskCancellation(id: 1, cancelInFlight: true, operation: waits)
          if ended { send(action.uppercased()) }
        }
      case "b": .run { send in send(await withTaskCancellation(id: 1, cancelInFlight: true) { "B" }) }
      case "d": .fireAndForget { Task.cancel(id: TypeID.self) }
      default: .none
      }
    }
    for (first, second) in [("a", "b"), ("c", "d")] {
      let task = store.send(first)
      try await isRunning.value()
      await store.send(second)?.finish()
      await task?.finish()
    }
    #expect(store.state.count { $0 == "A" } == 1 && store.state.count { $0 == "B" } == 1)
    #expect(store.state.hasSuffix("cdC"))
  }

  @Test func `outside of an effect there are no ids, which is reported`() async {
    let log = WarningLog()
    log.during { Task.cancel(id: 1) }
    #expect(
      log.lines == ["Task.cancel(id:) was called outside of an effect, where no store keeps the id"])
    #expect(await withTaskCancellation(id: 1) { 7 } == 7)
  }
}
