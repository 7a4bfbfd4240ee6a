/// Takes the place of a new observer in a subject's list during the replay; live events wait until the replay is over.
///
/// An event that the observer itself causes during the replay passes at once, or waits too (`holdsReentrant`).
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

  /// Runs `past`, then sends the events that came meanwhile until none waits; later events pass at once.
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
