import JSONValues

/// A way for a reactor to report something to the outside without waiting for an answer: steps of a flow, analytics.
///
///     let steps = stage.note("steps")
///     steps(AppStep.detail(id: 3))        // -> steps {"detail":{"id":3}}
public struct Outlet {
  let name: String
  let stage: Stage

  /// Shows a value in the timeline.
  public func callAsFunction(_ value: some Any) {
    stage.record(.note(name: name, value: JSONValue(reflecting: value)))
  }
}

// Safe to share: the stage is touched only on the thread that plays, where all work of a case runs.
extension Outlet: @unchecked Sendable {}
