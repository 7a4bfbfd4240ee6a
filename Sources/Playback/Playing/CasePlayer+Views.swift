import ActionScripts
import HeadlessViews
import Timelines

extension CasePlayer {
  func makeViewDesk() -> ViewDesk? {
    clock.whilePlaying { target?.view }.map { view in
      ViewDesk(view) { [weak self] control, shows in self?.tell(.view(control: control, shows: shows)) }
    }
  }

  func play(_ command: ViewCommand) {
    let desk = viewDesk
    switch command {
    case .bind: perform { target?.setBound(true) }
    case .unbind: perform { target?.setBound(false) }
    case .load: perform { (desk?.view as? ViewController)?.loadViewIfNeeded() }
    case .drop:
      perform {
        if target?.drop() == false { fail(.alive, at: now) }
      }
    }
    desk?.rescan()
  }

  /// Does what a user would do; what that leads to is told as it happens.
  func play(_ line: GestureLine) {
    guard let desk = viewDesk else { return }
    let gesture: PreparedGesture
    let control: any Gesturing
    do throws(GestureMistake) {
      (control, gesture) = try desk.prepare(line)
    } catch {
      return stop(for: PlayMistake(error.message, note: error.note, blame: error.blame))
    }
    perform {
      gesturePlace = line.blame.place
      defer { gesturePlace = nil }
      do throws(GestureRefusal) {
        try gesture.perform(control)
      } catch {
        switch error {
        case .disabled: tell(.dropped(name: line.name, reason: "disabled"))
        case .impossible(let why): stop(for: PlayMistake("\(line.name): \(why)", blame: line.blame))
        }
      }
    }
  }

  func setStubState(_ value: ScriptValue, _ blame: Blame) {
    perform {
      do throws(ArgumentError) {
        try target?.patchStub(value)
      } catch {
        stop(for: PlayMistake(error.text(in: "stub.state"), note: error.note, blame: blame))
      }
    }
  }
}

extension GestureLine {
  /// The control and the gesture: `followButton.tap`.
  fileprivate var name: String { Path(control.segments + [call.name.value]).text }
}
