import JSONValues
import Timelines
import VirtualTime

extension CasePlayer: ReactorObserver {
  func targetProcesses(_ action: PreparedAction) {
    // The clock knows the action since the line has begun.
    guard countEvent(named: "action '\(action.name)'") else { return }
    record(action: action.named, as: actionPlace)
  }

  /// An action that came from elsewhere is processed.
  func targetProcesses(_ name: String, _ tree: JSONValue) {
    guard countEvent(named: "action '\(name)'") else { return }
    clock.origin = name
    // The action that a gesture leads to is recorded at the gesture's line.
    record(action: NamedValue(name, tree), as: gesturePlace)
    gesturePlace = nil
  }

  /// An action that an effect sent is processed; `origin` names the action that began the effect, if it is known.
  func targetReceives(_ name: String, _ tree: JSONValue, from origin: String?) {
    guard countEvent(named: "action '\(name)'") else { return }
    clock.origin = name
    record(.effect(name: name, action: tree, from: origin))
  }

  /// An action that came from elsewhere is processed; scheduled work may have sent it.
  func targetDispatches(_ name: String, _ tree: JSONValue) {
    // An action that comes with time is a consequence of the action that scheduled it.
    if !isActing, let origin = clock.origin {
      targetReceives(name, tree, from: origin)
    } else {
      targetProcesses(name, tree)
    }
  }

  /// An action was reduced to a state.
  /// - Parameter nestingHost: Collects the reactors that live in the state; nil where its type cannot contain any.
  /// - Returns: Whether the state differs from the one before it.
  @discardableResult
  func targetReduces(
    _ name: String, _ tree: JSONValue, toStateAt address: UnsafeRawPointer, _ reader: TreeReader,
    in nestingHost: NestingHost?
  ) -> Bool {
    var isChanged = false
    follow(to: address, reader, in: nestingHost) { changes in
      // Every action is reduced. A frame for a reduction that changes nothing would be noise.
      if changes.isEmpty { return }
      isChanged = true
      let mutation = NamedValue(name, tree)
      keep(.read(mutation))
      record(mutation: mutation)
      record(state: state.tree, changes)
    }
    return isChanged
  }

  /// The name of the action that the present work is for; work that is scheduled from now on inherits it.
  var targetOrigin: String? {
    get { clock.origin }
    set { clock.origin = newValue }
  }

  var targetCause: WorkCause {
    get { clock.cause }
    set { clock.cause = newValue }
  }

  /// Actions send actions, each one before the previous one has returned, deeper than the limit.
  func targetNests(_ name: String, deeperThan limit: Int) {
    if isOver { return }
    fail(.recursion(limit: limit, culprit: name), at: now, place: place(of: clock.cause))
    stop()
  }

  /// An action had no effect.
  func targetDrops(_ name: String, because reason: String) { record(.dropped(name: name, reason: reason)) }

  /// The target is used wrongly.
  /// - Parameter losesAction: Whether an action went nowhere.
  func targetWarns(_ message: String, losesAction: Bool) {
    // The line itself sends an action that nothing can take in the present state.
    if losesAction, isActing, skipsImpossible {
      sawImpossible = true
    } else {
      record(.error(action: clock.origin, error: message))
    }
  }

  func targetProcessesOwn(at address: UnsafeRawPointer, _ reader: NamedReader) {
    let isRead = !options.isExploring || readsActions
    targetProcesses(reader.name(at: address), isRead ? reader.tree(at: address) : .null)
  }

  func targetReduces(at address: UnsafeRawPointer, _ reader: NamedReader) {
    guard countEvent(named: "mutation '\(reader.name(at: address))'") else { return }
    // An unread mutation would retain the reactors that it brings into the state, so it is read now.
    reader.lend(at: address, isWhole: readsMutations) { mutation, isWhole in
      keep(isWhole ? .read(mutation) : .unread(reader.box(at: address)))
      record(mutation: mutation)
    }
  }

  /// Keeps a mutation for the expectations that may ask for it.
  private func keep(_ mutation: @autoclosure () -> PlayHistory.Mutation) {
    if setup.asksForMutations { history.add(mutation: mutation()) }
  }

  func targetPublishes(stateAt address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?) {
    if early != nil { return begin(with: reader.tree(at: address, in: nestingHost)) }
    follow(to: address, reader, in: nestingHost) { record(state: state.tree, $0) }
  }

  /// Publishes a state that came about in another way than by a mutation.
  func publish(_ tree: JSONValue) {
    if early != nil { return begin(with: tree) }
    let changes = replaceState(by: tree)
    record(state: tree, changes)
  }

  /// Makes the state at `address` the present one and calls `body` with the changes.
  @inline(__always)
  private func follow(
    to address: UnsafeRawPointer, _ reader: TreeReader, in nestingHost: NestingHost?, _ body: ([StateChange]) -> Void
  ) {
    guard let nestingHost else { return state.follow(to: address, reader, body) }
    body(replaceState(by: reader.tree(at: address, in: nestingHost)))
  }

  private func replaceState(by tree: JSONValue) -> [StateChange] {
    let changes = StateChange.between(state.tree, tree)
    state.tree = tree
    return changes
  }

  func targetFires(_ pulse: String, _ value: JSONValue) { record(.pulse(path: pulse, value: value)) }

  func targetSwallows(_ error: any Error, action: String) {
    record(.error(action: action, error: errorText(error)))
  }

  func targetTerminates(_ error: (any Error)?) {
    record(.terminated(error: error.map(errorText)))
    fail(.terminated(error.map(errorText)), at: now, place: place(of: clock.cause))
  }

  /// Begins the timeline of a target whose first state was published before. The events of its reactor from the time of
  /// its creation come next, unless the stage shows objects after the fields of the state: these could not be read
  /// then.
  func begin(with target: any Target) {
    let birth = stage.shown.isEmpty ? target.birth : nil
    begin(with: birth?.firstState ?? target.state, birth)
    state.tree = target.state
  }

  private func begin(with tree: JSONValue, _ birth: ReactorBirth? = nil) {
    state.tree = tree
    let waiting = early ?? []
    early = nil
    let event = Record.Event.begin(script: script, title: setup.outline.title, reactor: setup.entry.name, state: tree)
    history.note(event)
    send(Record(now, event))
    for early in waiting where early.birth == nil || early.birth === birth {
      if early.birth != nil { catchUp(with: early.event) }
      record(early.event, early.cause)
    }
  }

  /// Handles an early event of the reactor as if it happened now.
  private func catchUp(with event: Record.Event) {
    switch event {
    case .mutation(let name, let value): keep(.read(NamedValue(name, value)))
    case .state(_, let tree): state.tree = tree
    case .terminated(let error): fail(.terminated(error), at: now, place: nil)
    default: break
    }
  }

  /// Records an event as a consequence of the step that the present work is for, if there is one.
  func record(_ event: consuming Record.Event) { record(event, presentCause) }

  /// Records an event as the statement at a place; without a place, as a consequence of an earlier statement.
  func record(_ event: consuming Record.Event, as place: Record.Place?) {
    record(event, cause(as: place))
  }

  /// Records an action as the statement at a place; without a place, as a consequence of an earlier statement.
  private func record(action: NamedValue, as place: Record.Place?) {
    if !isPlain { return record(.action(name: action.name, action: action.value), as: place) }
    lastFrame = now
    history.noteFrame()
    receiver.receive(action: action, at: lastFrame, cause(as: place))
  }

  private func record(mutation: NamedValue) {
    if !isPlain { return record(.mutation(name: mutation.name, value: mutation.value)) }
    lastFrame = now
    history.noteMutation()
    receiver.receive(mutation: mutation, at: lastFrame, presentCause)
  }

  private func record(state tree: @autoclosure () -> JSONValue, _ changes: [StateChange]) {
    if !isPlain { return record(.state(changes: changes, state: tree())) }
    lastFrame = now
    history.noteState()
    receiver.receive(state: tree(), changes, at: lastFrame, presentCause)
  }

  /// Whether records go to the receiver at once and as they are.
  private var isPlain: Bool { early == nil && redaction == nil }

  /// The step that the present work is for, as the cause of a record; nil if there is none.
  private var presentCause: Record.Cause? {
    // While a line acts, its step is the only cause. The clock would say so too, but asking it takes a lock for each
    // record.
    (isActing ? stepPlace : place(of: clock.cause)).map { .consequence(of: $0) }
  }

  private func cause(as place: Record.Place?) -> Record.Cause? { place.map { .statement($0) } ?? presentCause }

  private func record(_ event: consuming Record.Event, _ cause: consuming Record.Cause?) {
    if early != nil {
      early?.append(EarlyEvent(event: event, cause: cause))
      return
    }
    lastFrame = now
    history.note(event)
    if options.errorsAreFatal, case .error(_, let error) = event.own {
      fail(.error(error), at: lastFrame, place: cause?.place)
    }
    send(Record(lastFrame, event, cause: cause))
  }

  /// Passes a record on, with the values that the script declares as volatile replaced.
  func send(_ record: Record) {
    if redaction == nil {
      receiver.receive(record)
    } else if let shown = redaction?.redact(record) {
      receiver.receive(shown)
    }
  }

  /// Counts the events that the reactor processes without time passing. At the limit, stops the case and returns false.
  @inline(__always)
  func countEvent(named culprit: @autoclosure () -> String) -> Bool {
    if isOver, target == nil { return false }
    if now != instantOfEvents {
      instantOfEvents = now
      eventsAtInstant = 0
    }
    eventsAtInstant += 1
    if eventsAtInstant <= clock.livelockLimit { return true }
    if !isOver { stopLivelock(of: culprit()) }
    return false
  }

  private func stopLivelock(of culprit: String) {
    fail(.livelock(limit: clock.livelockLimit, culprit: culprit), at: now, place: place(of: clock.cause))
    stop()
  }
}

/// An event before the first state was known.
struct EarlyEvent {
  let event: Record.Event
  var cause: Record.Cause?
  /// The birth of the reactor that caused the event while it was made; nil for every other event.
  var birth: ReactorBirth?
}
