/// Sends the part that a closure finds in each element, unless that equals the part that was sent last.
private final class PartSink<Input, Part>: OperatorSink<Input, Part> {
  private let part: (Input) -> Part
  private let isSame: (Part, Part) -> Bool
  private let latest = Slot<Part>()

  init(_ downstream: Sink<Part>, _ part: @escaping (Input) -> Part, _ isSame: @escaping (Part, Part) -> Bool) {
    self.part = part
    self.isSame = isSame
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    let new = part(element)
    if latest.isFull, isSame(latest.element, new) { return }
    latest.put(new)
    forward(new)
  }
}

extension Observable {
  /// Sends the part that `part` finds in each element, unless `isSame` says that it equals the one before.
  ///
  /// This is `map` and `distinctUntilChanged` in one step.
  package func parts<Part>(
    _ part: @escaping (Element) -> Part, unless isSame: @escaping (Part, Part) -> Bool
  ) -> Observable<Part> {
    lift { PartSink($0, part, isSame) }
  }
}
