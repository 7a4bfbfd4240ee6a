extension ObservableType {
  /// Collects all elements and sends them as an array when the source completes.
  ///
  ///     in   -a-b-c-|
  ///     out  -------[x|]     x = [a, b, c]
  ///
  /// The elements are stored without limit; an error of the source drops them.
  public func toArray() -> Single<[Element]> {
    Single(raw: asObservable().lift { ToArraySink<Element>($0) })
  }
}

private final class ToArraySink<Element>: OperatorSink<Element, [Element]> {
  @exclusivity(unchecked) private var elements: [Element] = []

  override func next(_ element: Element) { elements.append(element) }

  override func completed() {
    forward(elements)
    finish()
  }
}
