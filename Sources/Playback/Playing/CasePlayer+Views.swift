import ActionScripts
import HeadlessViews
import Timelines

extension CasePlayer {
  /// Returns the driver of the view, which is made at the first line that uses it; nil where there is no view.
  func openViewDriver() -> ViewDriver? {
    if let viewDriver { return viewDriver }
    guard let view = onClock({ target?.view }) else { return nil }
    viewDriver = ViewDriver(view, setup.entry.gestures) { [unowned self] control, shows in
      record(.view(control: control, shows: shows))
    }
    return viewDriver
  }

  func play(_ command: ViewCommand) {
    let isMadeWhenBound = target?.makesViewWhenBound ?? false
    if command != .drop, !isMadeWhenBound { _ = openViewDriver() }
    switch command {
    case .bind: perform { bind() }
    case .unbind:
      isViewBound = false
      perform {
        if isMadeWhenBound { viewDriver = nil }
        target?.setBound(false)
      }
    case .load:
      perform {
        if isMadeWhenBound, !isViewBound { bind() }
        (viewDriver?.view as? ViewController)?.loadViewIfNeeded()
      }
    case .drop:
      isDropped = true
      isViewBound = false
      // A view that is made when it is bound retains its store.
      if isMadeWhenBound { viewDriver = nil }
      perform {
        guard let target else { return }
        let actions = target.ownRunningEffects.compactMap(\.action)
        if !target.drop() {
          return fail(.alive(setup.entry.kind.noun, begun: actions), at: now, place: stepPlace)
        }
        // A cell has its reactor for as long as the list has the cell.
        viewDriver?.releaseRows()
        for path in target.nested?.survivors ?? [] { fail(.alive("reactor", at: path), at: now, place: stepPlace) }
      }
    }
  }

  private func bind() {
    isViewBound = true
    target?.setBound(true)
    // The first contents of a new view are reported.
    if viewDriver == nil { openViewDriver()?.reportAll() }
  }

  /// Puts the stub in place of the streams, or removes it; a state that differs from the current one is published.
  func setStubbed(_ isStubbed: Bool) {
    perform {
      target?.setStubbed(isStubbed)
      if let state = target?.state, state != self.state.tree { publish(state) }
      target?.nested?.root.settle()
    }
  }

  /// Performs a gesture of a user; its consequences are recorded as they happen.
  func play(_ line: GestureLine) {
    guard let driver = openViewDriver() else {
      return perform { record(.dropped(name: line.name, reason: "unbound"), as: line.site.place) }
    }
    let gesture: PreparedGesture
    let control: any Gesturing
    do {
      (control, gesture) = try driver.prepare(line)
    } catch {
      return refuse(error)
    }
    perform {
      gesturePlace = line.site.place
      defer { gesturePlace = nil }
      if !isViewBound { record(.dropped(name: line.name, reason: "unbound"), as: line.site.place) }
      let frames = history.frames
      do throws(GestureRefusal) {
        for container in driver.containers(of: line.control.segments) { try container.requireTouchable() }
        try gesture.perform(control)
        // A page uses its controls once it has loaded, unless it does so earlier.
        if history.frames == frames, (driver.view as? ViewController)?.isViewLoaded == false,
          (control as? Control)?.hasSubscribers != true
        {
          record(.dropped(name: line.name, reason: "unloaded"), as: line.site.place)
        }
      } catch {
        switch error {
        case .disabled: record(.dropped(name: line.name, reason: "disabled"), as: line.site.place)
        case .impossible(let why): refuse(line.site.mistake("\(line.name): \(why)"))
        }
      }
    }
  }

  func setStubState(_ value: ScriptValue, _ site: ScriptSite) {
    perform {
      do throws(ArgumentError) {
        try target?.patchStub(value)
      } catch {
        stop(for: site.mistake(error.text(in: "stub.state"), note: error.note))
      }
    }
  }
}

extension GestureLine {
  /// The name of the control and the gesture: `followButton.tap`.
  fileprivate var name: String { Path(control.segments + [call.name.value]).text }
}
