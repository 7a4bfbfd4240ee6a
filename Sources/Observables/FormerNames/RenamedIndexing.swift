extension ObservableType {
  /// The former form of `enumerated()` and `map`.
  @available(*, deprecated, message: "use enumerated().map { index, element in ... }")
  public func mapWithIndex<Result>(_ selector: @escaping (Element, Int) throws -> Result) -> Observable<Result> {
    enumerated().map { try selector($0.element, $0.index) }
  }

  /// The former form of `enumerated()` and `flatMap`.
  @available(*, deprecated, message: "use enumerated().flatMap { index, element in ... }")
  public func flatMapWithIndex<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element, Int) throws -> Source
  ) -> Observable<Source.Element> {
    enumerated().flatMap { try selector($0.element, $0.index) }
  }

  /// The former form of `enumerated()` and `skip(while:)`.
  @available(*, deprecated, message: "use enumerated().skip(while:) and map")
  public func skipWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
    enumerated().skip(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }

  /// The former form of `enumerated()` and `take(while:)`.
  @available(*, deprecated, message: "use enumerated().take(while:) and map")
  public func takeWhileWithIndex(_ predicate: @escaping (Element, Int) throws -> Bool) -> Observable<Element> {
    enumerated().take(while: { try predicate($0.element, $0.index) }).map { $0.element }
  }
}
