/// How long `share(replay:scope:)` keeps its elements.
public enum SubjectLifetimeScope {
  /// As long as there are observers and the source has not ended; then the source is subscribed anew.
  case whileConnected
  /// Always: also after the end, which is replayed too, and while nobody listens.
  case forever
}

extension ObservableType {
  /// Shares one subscription of the source among all observers; late ones first get the last elements.
  ///
  ///     in      -a-b-c-|     share(replay: 1)
  ///     first   -a-b-c-|
  ///     second  ----bc-|     subscribed after b
  ///
  /// The source is subscribed with the first observer and disposed when the last has gone. With `whileConnected`, what
  /// was kept is forgotten then, and at the end before the observers hear of it: one that subscribes again from inside
  /// begins a new subscription of the source. With `forever` the elements stay, and after the end they and the end are
  /// replayed.
  /// - Parameters:
  ///   - replay: How many elements late observers get; 0 for none.
  ///   - scope: How long elements are kept.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Observable<Element> {
    switch (scope, replay) {
    case (.whileConnected, 0): multicast { PublishSubject() }.refCount()
    case (.whileConnected, _): multicast { ReplaySubject.create(bufferSize: replay) }.refCount()
    case (.forever, 0): multicast(PublishSubject()).refCount()
    case (.forever, _): multicast(ReplaySubject.create(bufferSize: replay)).refCount()
    }
  }
}
