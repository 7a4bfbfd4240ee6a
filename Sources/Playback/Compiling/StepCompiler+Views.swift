import ActionScripts
import ExactStrings
import HeadlessViews
import Timelines

extension StepCompiler {
  /// Rejects statements about a stub for stores, which have none.
  func checkHasStub(_ source: any StatementSource, at range: SourceRange) throws(Diagnostic) {
    if let entry = context.entry, entry.kind != .reactor {
      throw source.diagnostic(
        "this store has no stub", at: range,
        note: "register it with another reducer, or let the script answer its ports")
    }
  }

  /// Rejects statements about a reactor or a store that was dropped.
  func checkNotDropped(_ source: any StatementSource, at range: SourceRange) throws(Diagnostic) {
    if context.isDropped {
      throw source.diagnostic(
        "the \(context.noun) was dropped", at: range, note: "after '&drop' only time and the backend go on")
    }
  }

  /// Returns the shape of the view or the stub, whichever the first name of a path means; nil for every other path.
  mutating func surroundings(of path: Path, _ source: any StatementSource, at range: SourceRange) throws(Diagnostic)
    -> StateShape?
  {
    guard let entry = context.entry else { return nil }
    switch path.segments.first {
    case "view":
      let driver = try view(for: range, source)
      return path.segments.count < 2 || driver.isSettled(Array(path.segments.dropFirst())) ? driver.shape : .unknown
    case "stub" where entry.kind == .reactor:
      return .fields([
        StateShape.Field(name: "actions") { .elements { .unknown } },
        StateShape.Field(name: "state") { entry.stateShape },
      ])
    default: return nil
    }
  }

  /// Returns the view of the open case, made once to find its controls.
  mutating func view(for range: SourceRange, _ source: any StatementSource) throws(Diagnostic) -> ViewDriver {
    guard let driver = rehearsedView?.driver else {
      throw source.diagnostic(
        "\(context.noun) '\(context.entry?.name ?? "")' has no view", at: range,
        note: "register it with one: "
          + "catalog.\((context.entry?.kind ?? .reactor).registration)(\"\(context.entry?.name ?? "")\", view: ...)")
    }
    return driver
  }

  /// The view of the open case, made at the first access; nil where there is none.
  private var rehearsedView: (driver: ViewDriver, stage: Stage)? {
    mutating get {
      if context.viewRehearsal == nil {
        context.viewRehearsal = context.entry?.rehearseView(arguments: context.argumentValues)
      }
      return context.viewRehearsal
    }
  }

  /// Returns the stage of the open case. If the stage has nothing of this name, the view is made too, which may ask the
  /// stage for it.
  mutating func stage(with name: String?) -> Stage? {
    guard let stage = context.rehearsal, let name, !stage.has(name) else { return context.rehearsal }
    return rehearsedView?.stage ?? stage
  }

  mutating func compile(_ command: ViewCommand, _ source: any StatementSource, at range: SourceRange) throws(Diagnostic)
    -> Step
  {
    switch command {
    case .drop: context.isDropped = true
    case .bind, .unbind: _ = try view(for: range, source)
    case .load:
      if !(try view(for: range, source).view is ViewController) {
        throw source.diagnostic(
          "this view does not load", at: range, note: "only a ViewController does; '&bind' is enough here")
      }
    }
    return .view(command)
  }

  mutating func compile(
    gesture call: ActionCall, of control: Located<Path>, _ source: any StatementSource, _ place: Record.Place
  ) throws(Diagnostic) -> Step {
    let driver = try view(for: control.range, source)
    let line = GestureLine(
      control: control.value, call: call, controlBlame: site(place, source, at: control.range),
      gestureBlame: site(place, source, at: call.name.range),
      site: site(place, source, at: call.blamedRange))
    // A control of a page that comes later is found while the case plays.
    if driver.isSettled(control.value.segments) { _ = try driver.prepare(line) }
    return .gesture(line)
  }

  mutating func compile(
    stubState value: Located<ScriptValue>, _ source: any StatementSource, _ place: Record.Place
  ) throws(Diagnostic) -> Step {
    try checkHasStub(source, at: value.range)
    do {
      try context.openedEntry.checkStubState(value.value, arguments: context.argumentValues)
    } catch {
      throw source.diagnostic(error.text(in: "stub.state"), at: value.range, note: error.note)
    }
    return .stubState(value.value, site(place, source, at: value.range))
  }
}

extension Stage {
  /// Whether a port, a stream or an outlet has the name.
  fileprivate func has(_ name: String) -> Bool {
    knownResponder(name) != nil || streams.contains { $0.name == name } || outlets.contains(name)
  }
}
