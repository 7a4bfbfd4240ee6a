/// The last sink of a trait, which calls the closure of the first event and ignores all later events.
package final class OutcomeSink<Element>: EndSink<Element> {
  private let onSuccess: ((Element) -> Void)?
  private let onError: ((any Error) -> Void)?
  private let onCompleted: (() -> Void)?
  private let onDisposed: (() -> Void)?
  private let isElementDue: Bool
  private let callStack: [String]
  private var hasSucceeded = false

  /// - Parameter isElementDue: Whether completion without an element is the error `RxError.noElements`.
  package init(
    onSuccess: ((Element) -> Void)? = nil,
    onError: ((any Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    isElementDue: Bool = false
  ) {
    self.onSuccess = onSuccess
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposed = onDisposed
    self.isElementDue = isElementDue
    callStack = onError == nil && Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
  }

  package override func next(_ element: Element) {
    if stop() {
      hasSucceeded = true
      onSuccess?(element)
      markDisposed()
    }
  }

  package override func error(_ error: any Error) {
    if stop() {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
      didEnd()
    } else if hasSucceeded {
      didEnd()
    }
  }

  package override func completed() {
    if hasSucceeded { return didEnd() }
    if isElementDue { return error(RxError.noElements) }
    if stop() {
      onCompleted?()
      didEnd()
    }
  }

  package override func over() { onDisposed?() }
}
