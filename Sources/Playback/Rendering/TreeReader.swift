import JSONValues
import Observables
import Reactors
import Timelines
import TypeLayouts

/// Reads values of one type as trees; a subclass for each shape of type.
///
/// A reader is made once for a type and kept, so that the type is examined once and not for each value.
class TreeReader {
  /// The tree of the value at `address`, which holds an initialised value of the reader's type.
  func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    preconditionFailure("a reader reads")
  }

  /// Brings the tree of an earlier value up to date and adds the differences to `changes`, as
  /// `StateChange.between` finds them. The present value is kept in the place of the earlier one.
  ///
  /// - Parameters:
  ///   - tree: The tree of the earlier value. If nothing else refers to it, it is changed in place.
  ///   - memory: The memory in which the earlier value was kept.
  ///   - address: The present value.
  ///   - path: The path to the value; empty for the root of the state.
  func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    if isFixed {
      if storage.hasSameBytes(memory, address) { return }
      storage.replace(memory, by: address)
    }
    replace(&tree, byValueAt: address, at: path, into: &changes)
  }

  /// Reads a value as a whole in the place of an earlier tree, and adds the differences to `changes`.
  final func replace(
    _ tree: inout JSONValue, byValueAt address: UnsafeRawPointer, at path: String, into changes: inout ChangeList
  ) {
    var objects = EnclosingObjects()
    let present = self.tree(at: address, inside: &objects)
    StateChange.compare(tree, present, at: path, into: &changes)
    tree = present
  }

  /// Copies the fixed part of the value at `address` into `memory`, which is as large as the value and holds none yet.
  func keep(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    if isFixed { storage.initialize(memory, to: address) }
  }

  /// Releases what `keep` has kept in `memory`.
  func release(_ memory: UnsafeMutableRawPointer) {
    if isFixed { storage.release(memory) }
  }

  /// Whether two values with the same bytes look the same for as long as both exist: nothing that they refer to is ever
  /// changed in place. Such values can be kept without keeping an object of the app alive.
  var isFixed: Bool { false }

  /// Whether the value at `address` is fixed in this way, even if other values of the type are not.
  func isFixed(at address: UnsafeRawPointer) -> Bool { isFixed }

  /// The storage of a value of the type.
  fileprivate(set) final var storage = ValueStorage.none

  /// Whether a value of the type may hold a reactor, as far as types tell.
  var mayHoldReactors: Bool { true }

  /// The shape of the type, for checking paths before anything is played.
  var shape: StateShape { .unknown }

  /// The places of pulses in a value that lies at `offset` in another one and is called `path` there.
  func pulses(at offset: Int, path: String) -> [PulsePlace] { [] }

  /// The pulses that a value of the type holds, where types do not tell their places; always the same ones in the same
  /// order.
  func pulses(in value: Any, path: String) -> [FoundPulse] { [] }
}

/// A pulse that was found in a value.
struct FoundPulse {
  /// The names on the way to it, joined by dots.
  let path: String
  /// The number of assignments.
  let count: UInt
  /// Its own value.
  let value: Any
}

/// The place of a pulse in a value.
struct PulsePlace {
  /// The names on the way to it, joined by dots.
  let path: String
  /// The offset of its count, in bytes from the start of the value.
  let countOffset: Int
  /// The offset of its own value.
  let valueOffset: Int
  /// The reader of its own value.
  let reader: TreeReader
}

extension TreeReader {
  /// The tree of the value at `address`, whose reactors live in `nestingHost` from now on.
  final func tree(at address: UnsafeRawPointer, in nestingHost: NestingHost?) -> JSONValue {
    if let nestingHost { return nestingHost.read { tree(at: address, inside: &$0) } }
    var objects = EnclosingObjects()
    return tree(at: address, inside: &objects)
  }

  /// The reader of a type.
  static func reader<Value>(of type: Value.Type) -> TreeReader {
    table.reader(of: type) {
      let reader = make(type)
      reader.storage = ValueStorage(of: type)
      return reader
    }
  }

  /// The reader of a type that is known at run time only.
  static func reader(ofAny type: Any.Type) -> TreeReader {
    func open<Value>(_ type: Value.Type) -> TreeReader { reader(of: type) }
    return _openExistential(type, do: open)
  }

  /// Returns whether a value is fixed: to decode it again would give no other value.
  static func isFixed<Value>(_ value: Value) -> Bool {
    _isPOD(Value.self) || withUnsafePointer(to: value) { reader(of: Value.self).isFixed(at: $0) }
  }

  private static func make<Value>(_ type: Value.Type) -> TreeReader {
    if let leaf = LeafReader.known(type) { return leaf }
    if NothingReader.reads(type) { return NothingReader() }
    if let representable = type as? any TreeRepresentable.Type {
      func open<Known: TreeRepresentable>(_ type: Known.Type) -> TreeReader { RepresentableReader<Known>() }
      return open(representable)
    }
    // All containers but one are generic, and to look up a conformance costs as much as to play twenty lines.
    if Reflection.isGeneric(type) || type is AnyHashable.Type, let container = type as? any ContainerType.Type {
      return container.makeReader()
    }
    if let raw = LeafReader.ofRawValue(type) { return raw }
    if type is AnyClass, let reactor = type as? any Reactor.Type {
      func open<R: Reactor>(_ type: R.Type) -> TreeReader { ReactorReader<R>() }
      return open(reactor)
    }
    if let platform = PlatformTypes.reader(of: type) { return platform }
    if let layout = StructLayout(of: type) { return StructReader<Value>(layout) }
    return EnumReader(type) ?? MirrorReader<Value>()
  }
}

/// The readers of all types seen so far.
///
/// `@unchecked Sendable`: the readers are only touched under the lock, which is held while a reader is made, so that no
/// other thread meets an unfinished one; and a reader is immutable once it is in use.
private final class ReaderTable: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var readers: [ObjectIdentifier: TreeReader] = [:]

  func reader(of type: Any.Type, _ make: () -> TreeReader) -> TreeReader {
    lock.withLock {
      let key = ObjectIdentifier(type)
      if let known = readers[key] { return known }
      // Types can contain themselves: a place-holder is known while the reader is made.
      let deferred = DeferredReader(of: type)
      readers[key] = deferred
      let reader = make()
      deferred.reader = reader
      readers[key] = reader
      return reader
    }
  }
}

private let table = ReaderTable()

/// Stands for a reader that is being made, where a type contains itself.
private final class DeferredReader: TreeReader {
  var reader: TreeReader?
  private let type: Any.Type

  init(of type: Any.Type) {
    self.type = type
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    objects.nested(type) { reader?.tree(at: address, inside: &$0) ?? .null }
  }
  override var shape: StateShape { reader?.shape ?? .unknown }
}

/// Reads a value that provides its own tree.
private final class RepresentableReader<Value: TreeRepresentable>: TreeReader {
  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    address.assumingMemoryBound(to: Value.self).pointee.tree
  }
  override var mayHoldReactors: Bool { false }
}

extension JSONValue {
  /// The tree of a Swift value: fields in the order of declaration, nil as `null`, sets sorted, dictionaries by sorted
  /// key, enums with payload as `{"case":{...}}`.
  public init<Value>(reflecting value: Value) {
    var objects = EnclosingObjects()
    self.init(reflecting: value, inside: &objects)
  }

  init<Value>(reflecting value: Value, inside objects: inout EnclosingObjects) {
    self = withUnsafePointer(to: value) { TreeReader.reader(of: Value.self).tree(at: $0, inside: &objects) }
  }

  /// The tree of a value by the type that it has at run time.
  init(reflectingAny value: Any) {
    var objects = EnclosingObjects()
    self.init(reflectingAny: value, inside: &objects)
  }

  init(reflectingAny value: Any, inside objects: inout EnclosingObjects) {
    func open<Value>(_ value: Value) -> JSONValue { JSONValue(reflecting: value, inside: &objects) }
    self = _openExistential(value, do: open)
  }
}
