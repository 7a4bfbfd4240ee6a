/// A sequence that starts with `connect()` and not with a subscription.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes to the source.
  /// - Returns: The connection; disposing it disconnects.
  func connect() -> any Disposable
}

/// An observable that starts with `connect()` and not with a subscription.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  package override init() { super.init() }

  /// Subscribes to the source, or returns the current connection if there is one.
  /// - Returns: The connection; disposing it disconnects.
  public func connect() -> any Disposable {
    preconditionFailure("a connectable observable connects")
  }

  /// Returns the session that an observer joins when it subscribes now.
  package func currentSession() -> any Session<Element> {
    preconditionFailure("a connectable observable has sessions")
  }
}

/// The observable and the connection that a group of observers share; disposal ends the connection.
package protocol Session<Output>: AnyObject, Disposable {
  associatedtype Output

  /// The observable that the observers subscribe to.
  var observable: Observable<Output> { get }
  /// Whether an observer that subscribes now joins this session.
  var isCurrent: Bool { get }
  /// Connects; a second call does nothing.
  func connect()
  /// Closes the session to new observers, which get another one.
  ///
  /// Runs no foreign code, so the caller may hold a lock.
  func abandon()
}
