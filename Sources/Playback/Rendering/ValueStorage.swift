import ExactStrings

/// The way in which values of one type are stored and copied.
struct ValueStorage {
  /// The number of bytes of a value.
  let size: Int
  /// The number of bytes of which the address of a value is a multiple.
  let alignment: Int
  /// The functions that copy and destroy a value that contains references; nil where copying its bytes suffices.
  private let counting: Counting?

  private struct Counting {
    let initialize: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let replace: (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void
    let destroy: (UnsafeMutableRawPointer) -> Void
  }

  /// The storage of a value without bytes.
  static var none: ValueStorage { ValueStorage(of: Void.self) }

  /// Creates the storage of a type.
  init<Value>(of type: Value.Type) {
    size = MemoryLayout<Value>.size
    alignment = MemoryLayout<Value>.alignment
    if _isPOD(type) {
      counting = nil
      return
    }
    counting = Counting(
      initialize: { $0.initializeMemory(as: Value.self, from: $1.assumingMemoryBound(to: Value.self), count: 1) },
      replace: { $0.assumingMemoryBound(to: Value.self).pointee = $1.assumingMemoryBound(to: Value.self).pointee },
      destroy: { $0.assumingMemoryBound(to: Value.self).deinitialize(count: 1) })
  }

  /// Copies the value at `address` into `memory`, which holds none yet.
  func initialize(_ memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer) {
    if let counting { counting.initialize(memory, address) } else { memory.copyMemory(from: address, byteCount: size) }
  }

  /// Copies the value at `address` into `memory`, in the place of the one that is there.
  @inline(__always)
  func replace(_ memory: UnsafeMutableRawPointer, by address: UnsafeRawPointer) {
    if let counting { return counting.replace(memory, address) }
    switch size {
    case 8: memory.storeBytes(of: address.loadUnaligned(as: UInt64.self), as: UInt64.self)
    case 1: memory.storeBytes(of: address.load(as: UInt8.self), as: UInt8.self)
    default: memory.copyMemory(from: address, byteCount: size)
    }
  }

  /// Ends the value in `memory`.
  func release(_ memory: UnsafeMutableRawPointer) { counting?.destroy(memory) }

  /// Returns whether the values at two places have the same bytes.
  @inline(__always)
  func hasSameBytes(_ one: UnsafeRawPointer, _ other: UnsafeRawPointer) -> Bool {
    haveSameBytes(one, other, size: size)
  }
}
