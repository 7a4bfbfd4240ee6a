import JSONValues

/// A way for a reactor to tell the outside something without waiting for an answer: steps of a flow, analytics.
///
///     let steps = stage.note("steps")
///     steps(AppStep.detail(id: 3))        // -> steps {"detail":{"id":3}}
public struct Outlet {
  let name: String
  let stage: Stage

  /// Shows a value in the timeline.
  public func callAsFunction(_ value: some Any) {
    stage.tell(.note(name: name, value: JSONValue(reflecting: value)))
  }
}

// Safe to share: the stage is touched on the thread that plays alone, on which everything runs that a case plays.
extension Outlet: @unchecked Sendable {}
