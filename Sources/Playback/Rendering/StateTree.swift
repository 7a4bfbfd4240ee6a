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

  /// The latest changes. Their memory is used again once nobody else has them.
  @exclusivity(unchecked) private var changes: ChangeList

  /// Creates the tree of a state that is not known yet.
  /// - Parameter tellsFieldsOnly: Whether only the changed fields of the state matter; see `ChangeList`.
  init(tellsFieldsOnly: Bool = false) { changes = ChangeList(tellsFieldsOnly: tellsFieldsOnly) }

  deinit { forget() }

  /// Follows the state to the one at `address`, and returns the changes.
  func follow(to address: UnsafeRawPointer, _ reader: TreeReader) -> [StateChange] {
    changes.begin()
    if let memory, keeper === reader {
      reader.update(&latest, keptIn: memory, to: address, at: "", into: &changes)
      return changes.finish()
    }
    forget()
    reader.replace(&latest, byValueAt: address, at: "", into: &changes)
    let size = max(reader.storage.size, 1)
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: reader.storage.alignment)
    memory.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    reader.keep(address, in: memory)
    self.memory = memory
    keeper = reader
    return changes.finish()
  }

  private func forget() {
    guard let memory else { return }
    self.memory = nil
    keeper?.release(memory)
    keeper = nil
    memory.deallocate()
  }
}
