extension ObservableType {
  /// Subscribes again whenever the source fails, without limit.
  ///
  ///     in   -a-#
  ///     out  -a--a--a-…
  ///
  /// The source is subscribed anew at the instant of the error. It needs no stack, whether it fails at once or later.
  public func retry() -> Observable<Element> {
    let source = asObservable()
    return FirstToSucceed { RepeatedSource(source, times: .max) }
  }

  /// Subscribes again when the source fails, until it has been subscribed `maxAttemptCount` times in all.
  ///
  ///     in   -a-#
  ///     out  -a--a-#         retry(2)
  ///
  /// The error of the last attempt ends the sequence; with no attempt allowed it completes.
  public func retry(_ maxAttemptCount: Int) -> Observable<Element> {
    let source = asObservable()
    return FirstToSucceed { RepeatedSource(source, times: maxAttemptCount == .max ? .max - 1 : maxAttemptCount) }
  }
}
