import ComposableStores
import Observables

/// A feature whose state is its actions, one behind the other, and whose effects the test says.
///
///     let store = StringStore.make { $0 == "a" ? Effect(value: "b") : .none }
///     store.send("a")
///     store.state  // "ab"
enum StringStore {
  typealias Body = (String) -> Effect<String>

  static func reducer(_ effect: @escaping Body) -> Reducer<String, String, Void> {
    Reducer { state, action, _ in
      state += action
      return effect(action)
    }
  }

  static func make(_ effect: @escaping Body = { _ in .none }) -> Store<String, String> {
    Store(initialState: "", reducer: reducer(effect), environment: ())
  }

  static func test(
    _ effect: @escaping Body = { _ in .none },
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
  ) -> TestStore<String, String> {
    TestStore(
      initialState: "", reducer: reducer(effect), environment: (), fileID: fileID, filePath: filePath, line: line,
      column: column)
  }
}
