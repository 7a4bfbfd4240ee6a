import ExactStrings
import Observables

/// Records when a reducer begins and ends an action, and when an effect begins, sends, ends or is cancelled, so that
/// durations can be measured (CA-35).
public struct SignpostRecorder {
  /// A recorded event.
  public enum Event: Equatable, Sendable {
    /// An action is about to be reduced.
    case beginAction(String)
    /// An action was reduced.
    case endAction(String)
    /// An effect of an action begins.
    case beginEffect(String)
    /// An effect of an action sends an action.
    case effectOutput(String)
    /// An effect of an action has ended.
    case endEffect(String)
    /// An effect of an action was disposed with its store or its task. An effect that is cancelled by an id ends
    /// instead.
    case cancelEffect(String)
  }

  /// The closure that receives an event, at once and on the thread of the event.
  public var record: (Event) -> Void

  /// Creates a recorder that passes events to a closure.
  public init(_ record: @escaping (Event) -> Void) { self.record = record }
}

extension Reducer {
  /// Returns a reducer that records when actions and effects begin and end. The recorded events are not a part of a
  /// timeline.
  /// - Parameters:
  ///   - prefix: The text before the names of the actions.
  ///   - recorder: The recorder that receives the events; without one they are lost, as there are no logs here.
  public func signpost(_ prefix: String = "", to recorder: SignpostRecorder = SignpostRecorder { _ in }) -> Reducer {
    Reducer { state, action, environment in
      let name = prefix + ActionName.of(action)
      recorder.record(.beginAction(name))
      let effect = run(&state, action, environment)
      recorder.record(.endAction(name))
      return effect.lift { source in
        source.signposts(name, recorder)
      }
    }
  }
}

extension Observable {
  fileprivate func signposts(_ name: String, _ recorder: SignpostRecorder) -> Observable {
    .deferred {
      var hasEnded = false
      return self.do(
        onNext: { _ in recorder.record(.effectOutput(name)) },
        onError: { _ in
          hasEnded = true
          recorder.record(.endEffect(name))
        },
        onCompleted: {
          hasEnded = true
          recorder.record(.endEffect(name))
        },
        onSubscribe: { recorder.record(.beginEffect(name)) },
        onDispose: { if !hasEnded { recorder.record(.cancelEffect(name)) } })
    }
  }
}
