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
}
