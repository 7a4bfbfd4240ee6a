/// An action that is passed to the queue or the actor that runs it.
///
/// Code that moves a sequence to another thread is responsible for the action's captures, as with every Rx scheduler.
// Safe to send: the scheduling thread does not use the action again, only the other side runs it, and the flag that
// both sides share (whether it was disposed) is atomic.
package struct TransferredAction: @unchecked Sendable {
  private let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  package func run() { action() }
}
