import JSONValues
import Timelines

/// The tree of a state, which follows the state with no more work than its changes need: what is stored as before is
/// neither read nor compared.
final class StateTree {
  /// The tree of the latest state. Setting it makes the next `follow` read and compare everything.
  var tree: JSONValue {
    get { latest }
    set {
      latest = newValue
      forget()
    }
  }

  @exclusivity(unchecked) private var latest = JSONValue.null
  /// The fixed parts of the latest state; nil if none are kept.
  @exclusivity(unchecked) private var memory: UnsafeMutableRawPointer?
  /// The reader that knows them.
  @exclusivity(unchecked) private var keeper: TreeReader?

  /// The latest changes, whose memory is used again unless somebody else has them; nil while `follow` has them.
  @exclusivity(unchecked) private var changes: ChangeList?
  private let tellsFieldsOnly: Bool

  /// Creates the tree of a state that is not known yet.
  /// - Parameter tellsFieldsOnly: Whether only the changed fields of the state matter; see `ChangeList`.
  init(tellsFieldsOnly: Bool = false) { self.tellsFieldsOnly = tellsFieldsOnly }

  deinit { forget() }

  /// Follows the state to the one at `address`, and calls `body` with the changes.
  func follow(to address: UnsafeRawPointer, _ reader: TreeReader, _ body: ([StateChange]) -> Void) {
    // A list that only this call has is lent without counting references.
    var list = changes.take() ?? ChangeList(tellsFieldsOnly: tellsFieldsOnly)
    list.begin()
    if let memory, keeper === reader {
      reader.update(&latest, keptIn: memory, to: address, at: "", into: &list)
    } else {
      read(address, reader, into: &list)
    }
    list.lend(body)
    changes = list
  }

  private func read(_ address: UnsafeRawPointer, _ reader: TreeReader, into changes: inout ChangeList) {
    forget()
    reader.replace(&latest, byValueAt: address, at: "", into: &changes)
    let size = max(reader.storage.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: reader.storage.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    reader.keep(address, in: memory)
    self.memory = memory
    keeper = reader
  }

  private func forget() {
    guard let memory else { return }
    self.memory = nil
    keeper?.release(memory)
    keeper = nil
    memory.deallocate()
  }
}
