extension ObservableType {
  /// The former name of `from(optional:)`.
  @available(*, deprecated, renamed: "from(optional:)")
  @_disfavoredOverload
  public static func from(_ optional: Element?) -> Observable<Element> { from(optional: optional) }

  /// The former name of `from(optional:scheduler:)`.
  @available(*, deprecated, renamed: "from(optional:scheduler:)")
  @_disfavoredOverload
  public static func from(_ optional: Element?, scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    from(optional: optional, scheduler: scheduler)
  }
}
