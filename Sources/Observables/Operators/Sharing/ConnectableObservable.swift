/// Can be connected: a sequence that starts when it is told to and not when it is subscribed.
public protocol ConnectableObservableType: ObservableType {
  /// Subscribes the source.
  /// - Returns: Disposing it disconnects.
  func connect() -> any Disposable
}

/// A sequence that starts when it is told to and not when it is subscribed.
public class ConnectableObservable<Element>: Observable<Element>, ConnectableObservableType {
  package override init() { super.init() }

  /// Subscribes the source; while connected, the connection that there is.
  /// - Returns: Disposing it disconnects.
  public func connect() -> any Disposable {
    preconditionFailure("a connectable observable connects")
  }

  /// What observers share who come now.
  package func currentSession() -> any Session<Element> {
    preconditionFailure("a connectable observable has sessions")
  }
}

/// What the observers of one connection share: where they listen, and the connection, which its disposal ends.
package protocol Session<Output>: AnyObject, Disposable {
  associatedtype Output

  /// Where they listen.
  var observable: Observable<Output> { get }
  /// Whether who comes now shares it too.
  var isCurrent: Bool { get }
  /// Connects; the second call does nothing.
  func connect()
  /// Who comes from now on gets another one. Calls nothing foreign, so that a lock may be held.
  func abandon()
}
