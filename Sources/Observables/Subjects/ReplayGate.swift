/// Stands in a subject's list for a new observer while the past is told to it: live events wait behind the past.
///
/// An event that the observer itself causes while it listens to the past passes at once, or waits too (`holdsReentrant`).
package final class ReplayGate<Element>: Sink<Element> {
  private let downstream: Sink<Element>
  private let holdsReentrant: Bool
  private let lock = RecursiveLock()
  private let replaying = currentThreadWord()
  private var waiting: [Event<Element>] = []
  private var isOpen = false

  package init(_ downstream: Sink<Element>, holdsReentrant: Bool) {
    self.downstream = downstream
    self.holdsReentrant = holdsReentrant
  }

  /// Tells the past, then what came meanwhile, until nothing waits; from then on events pass.
  package func replay(_ past: () -> Void) {
    past()
    while true {
      let events = lock.withLock {
        defer { waiting = [] }
        if waiting.isEmpty { isOpen = true }
        return waiting
      }
      if events.isEmpty { return }
      for event in events { downstream.on(event) }
    }
  }

  package override func next(_ element: Element) { receive(.next(element)) }
  package override func error(_ error: any Error) { receive(.error(error)) }
  package override func completed() { receive(.completed) }

  private func receive(_ event: Event<Element>) {
    let passes = lock.withLock {
      if isOpen || (!holdsReentrant && replaying == currentThreadWord()) { return true }
      waiting.append(event)
      return false
    }
    if passes { downstream.on(event) }
  }
}
