extension Disposable {
  /// The former name of `disposed(by:)`.
  @available(*, deprecated, renamed: "disposed(by:)")
  public func addDisposableTo(_ bag: DisposeBag) { disposed(by: bag) }
}

extension DisposeBag {
  /// The former name of `insert(_:)`.
  @available(*, deprecated, renamed: "insert(_:)")
  public func addDisposable(_ disposable: any Disposable) { insert(disposable) }
}
