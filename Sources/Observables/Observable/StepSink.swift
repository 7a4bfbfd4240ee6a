@usableFromInline
package final class StepSink<Input, Output>: OperatorSink<Input, Output> {
  private let step: (Input, Sink<Output>) throws -> Void

  @usableFromInline
  package init(_ downstream: Sink<Output>, _ step: @escaping (Input, Sink<Output>) throws -> Void) {
    self.step = step
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if isStopped { return }
    do { try step(element, downstream) } catch { fail(error) }
  }
}
