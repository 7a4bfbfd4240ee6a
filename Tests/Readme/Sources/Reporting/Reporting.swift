import ComposableStores
import Observables
import Testing

struct AppState: Equatable { var count = 0 }

enum AppAction { case incrementButtonTapped }

struct AppEnvironment { static let mock = AppEnvironment() }

let appReducer = Reducer<AppState, AppAction, AppEnvironment> { state, _, _ in
  state.count += 1
  return .none
}

/// The message of a test.
public func countByTapping() {
  TestReporter.install(
    TestReporter { failure in
      Issue.record(
        Comment(rawValue: failure.message),
        severity: failure.isNote ? .warning : .error,
        sourceLocation: SourceLocation(
          fileID: "\(failure.fileID)", filePath: "\(failure.filePath)", line: failure.line, column: failure.column))
    })

  let store = TestStore(initialState: AppState(), reducer: appReducer, environment: .mock)
  store.send(.incrementButtonTapped) { $0.count = 1 }
}
