/// A destination of work that no virtual clock can control.
package enum Escape: Hashable {
  /// A dispatch queue other than the main one, with its label.
  case queue(label: String)
  /// A new thread.
  case thread
  /// Foundation's networking.
  case request
  /// A file that Dispatch reads or writes, or a source that waits for a file, a signal or a process.
  case input

  /// The name in messages.
  package var name: String {
    switch self {
    case .queue(let label) where label.hasPrefix("com.apple.root."): "a global queue"
    case .queue(""): "a dispatch queue of its own"
    case .queue(let label): "the dispatch queue '\(label)'"
    case .thread: "a thread of its own"
    case .request: "a request of URLSession"
    case .input: "real input or output"
    }
  }
}

extension VirtualClock {
  /// The number of escapes that are recorded: a long session may have any number.
  private static var escapeLimit: Int { 100 }

  /// Records that the current work went to a place that the clock cannot control.
  func noteEscape(_ escape: Escape) {
    let cause = self.cause
    if escapes.contains(where: { $0.escape == escape && $0.cause == cause }) { return }
    if escapes.count == Self.escapeLimit { escapes.removeFirst() }
    escapes.append((escape, cause))
  }
}
