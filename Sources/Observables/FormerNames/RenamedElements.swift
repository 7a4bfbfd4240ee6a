extension ObservableConvertibleType {
  /// The former name of `Element`.
  @available(*, deprecated, renamed: "Element")
  public typealias E = Element
}

extension ObserverType {
  /// The former name of `Element`.
  @available(*, deprecated, renamed: "Element")
  public typealias E = Element
}

extension PrimitiveSequenceType {
  /// The former name of `Trait`.
  @available(*, deprecated, renamed: "Trait")
  public typealias TraitType = Trait

  /// The former name of `Element`.
  @available(*, deprecated, renamed: "Element")
  public typealias ElementType = Element
}
