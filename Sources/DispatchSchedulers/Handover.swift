/// Carries an action to the queue that runs it.
///
/// What the action itself captures is the responsibility of whoever moves a sequence to another thread, as with every Rx
/// scheduler.
// Safe to send: the scheduling thread gives the action away and does not touch it again; the queue runs it, and what both
// sides share (the flag of the disposal) is atomic.
package struct Handover: @unchecked Sendable {
  private let action: () -> Void

  package init(_ action: @escaping () -> Void) { self.action = action }

  package func run() { action() }
}
