/// Sends the part that a closure finds in each element, unless that equals the part that was sent last.
///
/// The last part is stored in memory of its own: code for an optional of a generic type would look up its layout for
/// each element.
private final class PartSink<Input, Part>: OperatorSink<Input, Part> {
  private let part: (Input) -> Part
  private let isSame: (Part, Part) -> Bool
  private let latest = UnsafeMutablePointer<Part>.allocate(capacity: 1)
  @exclusivity(unchecked) private var hasLatest = false

  init(_ downstream: Sink<Part>, _ part: @escaping (Input) -> Part, _ isSame: @escaping (Part, Part) -> Bool) {
    self.part = part
    self.isSame = isSame
    super.init(downstream)
  }

  deinit {
    if hasLatest { latest.deinitialize(count: 1) }
    latest.deallocate()
  }

  override func next(_ element: Input) {
    if isStopped { return }
    let new = part(element)
    if !hasLatest {
      latest.initialize(to: new)
      hasLatest = true
    } else if isSame(latest.pointee, new) {
      return
    } else {
      latest.pointee = new
    }
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
