/// Where work goes that no virtual clock can hold.
package enum Escape: Hashable {
  /// A dispatch queue other than the main one, by its label.
  case queue(label: String)
  /// A thread of its own.
  case thread
  /// Foundation's networking.
  case request
  /// A file that dispatch reads or writes, or a source that waits for a file, a signal, a process.
  case input

  /// What messages call it.
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
  /// How many escapes are remembered: a long session may have any number.
  private static var escapeLimit: Int { 100 }

  /// Remembers that the present work went where the clock cannot follow.
  package func noteEscape(_ escape: Escape) {
    let cause = self.cause
    if escapes.contains(where: { $0.escape == escape && $0.cause == cause }) { return }
    if escapes.count == Self.escapeLimit { escapes.removeFirst() }
    escapes.append((escape, cause))
  }
}
