import ExactStrings
import Observables

/// Hears when a reducer begins and ends an action and when an effect begins, sends, ends or is cancelled, for measuring
/// how long these take (CA-35).
public struct SignpostRecorder {
  /// What is told.
  public enum Event: Equatable, Sendable {
    /// An action is reduced.
    case beginAction(String)
    /// An action was reduced.
    case endAction(String)
    /// An effect of an action begins.
    case beginEffect(String)
    /// An effect of an action sends an action.
    case effectOutput(String)
    /// An effect of an action has ended.
    case endEffect(String)
    /// An effect of an action was disposed with its store or its task. One that is cancelled by an id has ended.
    case cancelEffect(String)
  }

  /// Takes an event, at once and on the thread on which it happens.
  public var record: (Event) -> Void

  /// A recorder that tells a closure.
  public init(_ record: @escaping (Event) -> Void) { self.record = record }
}

extension Reducer {
  /// The reducer, which tells a recorder when actions and effects begin and end. Nothing of that is part of a timeline.
  /// - Parameters:
  ///   - prefix: Stands before the names of the actions.
  ///   - recorder: The recorder that is told.
  public func signpost(_ prefix: String = "", to recorder: SignpostRecorder) -> Reducer {
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
