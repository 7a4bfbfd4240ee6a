import ExactStrings
import JSONValues
import Timelines

// The actions, states and calls of reactors that live in the state.
extension CasePlayer {
  /// A call of a port.
  struct CallKey: Hashable {
    let port: String
    let id: Int
  }

  /// Called when a nested reactor processes an action.
  func target(_ nested: NestedReactor, processes name: String, _ tree: JSONValue, isOfScript: Bool) {
    let fullName = "\(nested.pathText).\(name)"
    guard countEvent(named: "action '\(fullName)'") else { return }
    clock.origin = fullName
    clock.owner = nested
    record(.nested(in: nested.pathText, .action(name: name, action: tree)), as: isOfScript ? actionPlace : gesturePlace)
    if !isOfScript { gesturePlace = nil }
  }

  /// Called when a nested reactor reduces a mutation.
  func target(_ nested: NestedReactor, reducesAt address: UnsafeRawPointer, _ reader: NamedReader) {
    let name = reader.name(at: address)
    guard countEvent(named: "mutation '\(nested.pathText).\(name)'") else { return }
    record(.mutation(name: name, value: needsMutationTrees ? reader.tree(at: address) : .null), of: nested)
  }

  /// Records an event of a nested reactor as a consequence of the step that caused the present work.
  func record(_ event: Record.Event, of nested: NestedReactor) {
    record(.nested(in: nested.pathText, event))
    if case .terminated(let error) = event {
      fail(.terminated(error, at: nested.pathText), at: now, place: place(of: clock.cause))
    }
  }

  /// Connects a nested reactor that was found.
  func target(connects nested: NestedReactor) {
    let cause = clock.cause
    clock.origin = nested.pathText
    clock.owner = nested
    nested.connect()
    clock.cause = cause
  }

  /// Called when the state at a place has changed because of a nested reactor, whose own change was already reported.
  func targetReplaces(at path: [NestedStep], with tree: JSONValue) {
    state.tree.replaceValue(at: path.map(\.key)[...], with: tree)
    redaction?.learn(state: tree, at: path.text)
  }

  /// Called when reactors have left the state.
  func targetLosesReactors() { scheduleSweep() }

  /// Checks whether the objects shown after the fields of the state have changed, which no published state reports.
  func publishChangesOfShownObjects() {
    guard isPlaying, let target else { return }
    perform {
      let state = target.state
      // A dropped reactor has no state.
      if state == .null { return }
      if state != self.state.tree { publish(state) }
      target.nested?.root.settle()
    }
  }

  /// Records an event of the stage, as one of the nested reactor that it belongs to if that is known.
  func recordStageEvent(_ event: Record.Event) {
    if let caller = caller(of: event) {
      record(caller.own(event), of: caller)
    } else {
      record(event)
    }
  }

  /// Returns the nested reactor that an event of the stage belongs to. The end of a call belongs to the reactor that
  /// made the call, even if the state no longer contains it: under the path where it lived last.
  private func caller(of event: Record.Event) -> NestedReactor? {
    switch event {
    case .call(let port, let id, _):
      guard let caller = reportedOwner else { return nil }
      callers[CallKey(port: port, id: id)] = caller
      return caller
    case .reply(let port, let id, _), .failure(let port, let id, _), .cancel(let port, let id):
      return callers.isEmpty ? nil : callers.removeValue(forKey: CallKey(port: port, id: id))
    default: return reportedOwner
    }
  }

  /// The nested reactor whose work runs, if its events are reported.
  private var reportedOwner: NestedReactor? { (clock.owner as? NestedReactor).flatMap { $0.isTold ? $0 : nil } }
}

extension NestedReactor {
  /// The event as the nested reactor's own: errors name its action without the path.
  fileprivate func own(_ event: Record.Event) -> Record.Event {
    guard case .error(let origin?, let error) = event else { return event }
    let name = origin == pathText ? nil : origin.split(separator: ".").last.map(String.init)
    return .error(action: name, error: error)
  }
}
