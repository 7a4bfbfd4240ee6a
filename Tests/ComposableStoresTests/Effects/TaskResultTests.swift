import ComposableStores
import Testing

@Suite(.reportsFailures) struct TaskResultTests {
  private struct Plain: Error {}

  private enum Action: Equatable {
    case load
    case loaded(TaskResult<Int>)
  }

  @Test func `CA-13: an action carries the outcome of work, and a test compares it`() async {
    for fails in [false, true] {
      let store = TestStore(
        initialState: "",
        reducer: Reducer<String, Action, Void> { state, action, _ in
          switch action {
          case .load:
            return .task {
              await .loaded(
                TaskResult {
                  if fails { throw Broken() }
                  return 7
                })
            }
          case .loaded(.success(let number)): state = "\(number)"
          case .loaded(.failure(let error)): state = "\(type(of: error))"
          }
          return .none
        }, environment: ())
      store.send(.load)
      await store.receive(.loaded(fails ? .failure(Broken()) : .success(7))) { $0 = fails ? "Broken" : "7" }
    }
  }

  @Test func `errors are equal by their own type, and others equal nothing`() {
    let broken = TaskResult<Int>.failure(Broken())
    #expect(broken == .failure(Broken()))
    #expect(broken != .failure(CancellationError()))
    #expect(broken != .success(1))
    #expect(TaskResult.success(1) == .success(1) && TaskResult.success(1) != .success(2))
    let plain = TaskResult<Int>.failure(Plain())
    #expect(plain != plain)
    #expect(Set([TaskResult.success(1), .success(1), broken]).count == 2)
  }

  @Test func `an outcome becomes a result and back, and is transformed`() throws {
    let one = TaskResult(Result<Int, Broken>.success(1))
    #expect(try one.map { $0 + 1 }.value == 2)
    #expect(one.flatMap { _ in TaskResult<String>.failure(Broken()) } == .failure(Broken()))
    #expect(try Result(one).get() == 1)
    #expect(throws: Broken.self) { try TaskResult(Result<Int, Broken>.failure(Broken())).map { $0 + 1 }.value }
  }
}
