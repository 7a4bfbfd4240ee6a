import ExactStrings
import Observables

/// The part of an action that is shown.
public enum ActionFormat: Sendable {
  /// Only the names of its cases.
  case labelsOnly
  /// The whole action, on several lines.
  case prettyPrint
}

/// The destination of the output of `debug` (CA-34).
public struct DebugEnvironment {
  /// The closure that receives a text of several lines.
  public var printer: (String) -> Void

  /// Creates an environment that passes the text to a closure, at once and on the thread of the reducer. The default
  /// closure passes the text to `Hooks.debugHandler`.
  public init(printer: @escaping (String) -> Void = { Hooks.debugHandler($0) }) { self.printer = printer }
}

extension Reducer {
  /// Returns a reducer that also prints each action and its changes of the state (CA-34).
  ///
  ///     received action:
  ///       .incrementButtonTapped
  ///         AppState(
  ///       -   count: 0,
  ///       +   count: 1,
  ///     ...
  /// - Parameters:
  ///   - prefix: The text before the first line.
  ///   - actionFormat: The part of the action that is shown.
  ///   - toDebugEnvironment: Returns the destination of the text.
  public func debug(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(prefix, state: { $0 }, action: { $0 }, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// Returns a reducer that also prints each action, without the state.
  public func debugActions(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(prefix, state: { _ in () }, action: { $0 }, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// Returns a reducer that also prints some of the actions and their changes of a part of the state.
  public func debug<LocalState, LocalAction>(
    _ prefix: String = "", state toLocalState: @escaping (State) -> LocalState,
    action toLocalAction: @escaping (Action) -> LocalAction?, actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    Reducer { state, action, environment in
      guard let local = toLocalAction(action) else { return run(&state, action, environment) }
      let before = toLocalState(state)
      let effect = run(&state, action, environment)
      toDebugEnvironment(environment).printer(
        DebugText.text(prefix, local, actionFormat, from: before, to: toLocalState(state)))
      return effect
    }
  }
}

extension ReducerProtocol {
  /// Returns a reducer that also prints each action and its changes of the state, at once and on the thread of the
  /// reducer.
  /// - Parameter printer: Receives the text; nil for no text at all. The default passes the text to
  ///   `Hooks.debugHandler`.
  public func _printChanges(
    _ printer: ((String) -> Void)? = { Hooks.debugHandler($0) }
  ) -> some ReducerProtocol<State, Action> {
    Reduce<State, Action> { state, action in
      guard let printer else { return reduce(into: &state, action: action) }
      let before = state
      let effect = reduce(into: &state, action: action)
      printer(DebugText.text("", action, .prettyPrint, from: before, to: state))
      return effect
    }
  }
}

/// The text that `debug` prints.
private enum DebugText {
  static func text(
    _ prefix: String, _ action: Any, _ format: ActionFormat, from before: Any, to after: Any
  ) -> String {
    let shown = format == .labelsOnly ? ActionName.of(action) : ValueDump.text(of: action)
    let heading = (prefix.isEmpty ? "" : prefix + ": ") + "received action:\n" + indented(shown)
    if before is Void { return heading }
    let difference = DumpDifference.text(from: before, to: after).map(indented)
    return heading + "\n" + (difference ?? "  (No state changes)")
  }

  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { "  " + $0 }.joined(separator: "\n")
  }
}
