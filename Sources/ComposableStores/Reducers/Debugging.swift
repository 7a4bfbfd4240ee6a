import ExactStrings
import Observables

/// How much of an action is shown.
public enum ActionFormat: Sendable {
  /// The names of its cases only.
  case labelsOnly
  /// All of it, on several lines.
  case prettyPrint
}

/// Where the lines of `debug` go (CA-34).
public struct DebugEnvironment {
  /// Takes a text of several lines.
  public var printer: (String) -> Void

  /// An environment that prints by a closure, at once and on the thread of the reducer. Without one the text goes to
  /// `Hooks.debugHandler`.
  public init(printer: @escaping (String) -> Void = { Hooks.debugHandler($0) }) { self.printer = printer }
}

extension Reducer {
  /// The reducer, which tells of each action what it is and what it changed (CA-34).
  ///
  ///     received action:
  ///       .incrementButtonTapped
  ///         AppState(
  ///       -   count: 0,
  ///       +   count: 1,
  ///     ...
  /// - Parameters:
  ///   - prefix: Stands before the first line.
  ///   - actionFormat: How much of the action is shown.
  ///   - toDebugEnvironment: Where the text goes.
  public func debug(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(prefix, state: { $0 }, action: { $0 }, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// The reducer, which tells of each action what it is, and nothing of the state.
  public func debugActions(
    _ prefix: String = "", actionFormat: ActionFormat = .prettyPrint,
    environment toDebugEnvironment: @escaping (Environment) -> DebugEnvironment = { _ in DebugEnvironment() }
  ) -> Reducer {
    debug(prefix, state: { _ in () }, action: { $0 }, actionFormat: actionFormat, environment: toDebugEnvironment)
  }

  /// The reducer, which tells of some actions what they are and what they changed of a part of the state.
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
  /// The reducer, which tells of each action what it is and what it changed, at once and on the thread of the reducer.
  /// - Parameter printer: Takes the text; nil for no text at all. By default it goes to `Hooks.debugHandler`.
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

/// What `debug` says.
private enum DebugText {
  static func text(
    _ prefix: String, _ action: Any, _ format: ActionFormat, from before: Any, to after: Any
  ) -> String {
    let shown = format == .labelsOnly ? ActionName.of(action) : ValueDump.text(of: action)
    let heading = (prefix.isEmpty ? "" : prefix + ": ") + "received action:\n" + indented(shown, by: "  ")
    if before is Void { return heading }
    let difference = ValueDifference.text(from: before, to: after).map { indented($0, by: "  ") }
    return heading + "\n" + (difference ?? "  (No state changes)")
  }

  private static func indented(_ text: String, by indentation: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { indentation + $0 }.joined(separator: "\n")
  }
}
