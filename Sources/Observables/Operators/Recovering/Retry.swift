extension ObservableType {
  /// Subscribes again whenever the source fails, without limit.
  ///
  ///     in   -a-#
  ///     out  -a--a--a-…
  ///
  /// The source is subscribed to again at the instant of the error. Repeated errors do not make the stack grow.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return FirstToSucceed { RepeatedSource(source, times: .max) }
  }

  /// Subscribes again when the source fails, up to `maxAttemptCount` subscriptions in all.
  ///
  ///     in   -a-#
  ///     out  -a--a-#         retry(2)
  ///
  /// The error of the last attempt ends the sequence. With a count of 0 the sequence completes.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return FirstToSucceed { RepeatedSource(source, times: maxAttemptCount == .max ? .max - 1 : maxAttemptCount) }
  }
}
