import ComposableStores
import ExactStrings
import JSONValues
import Reactors
import Timelines

/// A generic type of the standard library, or a pulse: it makes the reader that knows its parts.
protocol ContainerType {
  static func makeReader() -> TreeReader
}

extension Optional: ContainerType {
  static func makeReader() -> TreeReader { OptionalReader<Wrapped>() }
}

extension Array: ContainerType {
  static func makeReader() -> TreeReader { ArrayReader<Element>() }
}

extension ContiguousArray: ContainerType {
  static func makeReader() -> TreeReader { SequenceReader<Self>() }
}

extension ArraySlice: ContainerType {
  static func makeReader() -> TreeReader { SequenceReader<Self>() }
}

extension Set: ContainerType {
  static func makeReader() -> TreeReader {
    func open<R: Reactor & Hashable>(_ type: R.Type) -> TreeReader { ReactorSetReader<R>() }
    return (Element.self as? any (Reactor & Hashable).Type).map { open($0) } ?? SequenceReader<Self>(isSorted: true)
  }
}

extension Dictionary: ContainerType {
  static func makeReader() -> TreeReader { DictionaryReader<Key, Value>() }
}

extension IdentifiedArray: ContainerType {
  static func makeReader() -> TreeReader { SequenceReader<Self>() }
}

extension AnyHashable: ContainerType {
  static func makeReader() -> TreeReader { AnyHashableReader() }
}

extension Range: ContainerType {
  static func makeReader() -> TreeReader { RangeReader<Self, Bound>("..<", from: \.lowerBound, to: \.upperBound) }
}

extension ClosedRange: ContainerType {
  static func makeReader() -> TreeReader { RangeReader<Self, Bound>("...", from: \.lowerBound, to: \.upperBound) }
}

extension PartialRangeFrom: ContainerType {
  static func makeReader() -> TreeReader { RangeReader<Self, Bound>("...", from: \.lowerBound, to: nil) }
}

extension PartialRangeThrough: ContainerType {
  static func makeReader() -> TreeReader { RangeReader<Self, Bound>("...", from: nil, to: \.upperBound) }
}

extension PartialRangeUpTo: ContainerType {
  static func makeReader() -> TreeReader { RangeReader<Self, Bound>("..<", from: nil, to: \.upperBound) }
}

extension Pulse: ContainerType {
  static func makeReader() -> TreeReader { PulseReader<Value>() }
}

/// A field that views bind to is shown as its value, and has the same place in memory.
extension BindableState: ContainerType {
  static func makeReader() -> TreeReader { WrapperReader<Value>(offset: 0) }
}

private final class OptionalReader<Wrapped>: TreeReader {
  private let wrapped = TreeReader.reader(of: Wrapped.self)

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    guard let value = address.assumingMemoryBound(to: Wrapped?.self).pointee else { return .null }
    return withUnsafePointer(to: value) { wrapped.tree(at: $0, inside: &objects) }
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    // The value that an optional wraps has the same address as the optional.
    func isSome(_ address: UnsafeRawPointer) -> Bool { address.assumingMemoryBound(to: Wrapped?.self).pointee != nil }
    if isFixed, isSome(memory), isSome(address) {
      wrapped.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
    } else {
      super.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
    }
  }

  override var isFixed: Bool { wrapped.isFixed }

  /// The shape of the wrapped value. A path through nil is valid, but leads to no value.
  override var shape: StateShape { wrapped.shape }

  override var mayHoldReactors: Bool { wrapped.mayHoldReactors }
}

/// Reads the elements in place, without copying them.
private final class ArrayReader<Element>: TreeReader {
  private let element = TreeReader.reader(of: Element.self)
  private let stride = MemoryLayout<Element>.stride
  private let holdsReactors: Bool

  override init() { holdsReactors = element.mayHoldReactors }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    address.assumingMemoryBound(to: [Element].self).pointee.withUnsafeBufferPointer { buffer in
      guard let base = UnsafeRawPointer(buffer.baseAddress) else { return .array([]) }
      return .array(trees(at: base, count: buffer.count, inside: &objects))
    }
  }

  private func trees(
    at base: UnsafeRawPointer, count: Int, inside objects: inout EnclosingObjects
  ) -> [JSONValue] {
    [JSONValue](unsafeUninitializedCapacity: count) { trees, initializedCount in
      let nestingHost = holdsReactors ? objects.nestingHost : nil
      nestingHost?.enter(.index(0))
      for index in 0..<count {
        nestingHost?.step(to: index)
        (trees.baseAddress! + index).initialize(to: element.tree(at: base + index * stride, inside: &objects))
        initializedCount += 1
      }
      nestingHost?.leave()
    }
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    guard isFixed else { return super.update(&tree, keptIn: memory, to: address, at: path, into: &changes) }
    let (before, now) = (
      memory.assumingMemoryBound(to: [Element].self).pointee, address.assumingMemoryBound(to: [Element].self).pointee
    )
    storage.replace(memory, by: address)
    before.withUnsafeBytes { before in
      now.withUnsafeBytes { now in
        element.updateRows(&tree, from: before, to: now, stride: stride, at: path, into: &changes)
      }
    }
  }

  override var isFixed: Bool { element.isFixed }
  override var shape: StateShape { .elements { [element] in element.shape } }
  override var mayHoldReactors: Bool { holdsReactors }
}

private final class SequenceReader<Elements: Sequence>: TreeReader {
  private let element = TreeReader.reader(of: Elements.Element.self)
  private let isSorted: Bool

  init(isSorted: Bool = false) {
    self.isSorted = isSorted
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let elements = address.assumingMemoryBound(to: Elements.self).pointee
    var trees: [JSONValue] = []
    trees.reserveCapacity(elements.underestimatedCount)
    // The order of the elements of a set is known only from their trees, so reactors inside of them have no path and
    // are not watched.
    let nestingHost = element.mayHoldReactors && !isSorted ? objects.nestingHost : nil
    let outer = objects.nestingHost
    if isSorted { objects.nestingHost = nil }
    nestingHost?.enter(.index(0))
    for element in elements {
      nestingHost?.step(to: trees.count)
      withUnsafePointer(to: element) { trees.append(self.element.tree(at: $0, inside: &objects)) }
    }
    nestingHost?.leave()
    objects.nestingHost = outer
    return .array(isSorted ? trees.sorted(by: JSONValue.isOrdered) : trees)
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    if isFixed, !isSorted {
      let (before, now) = (
        memory.assumingMemoryBound(to: Elements.self).pointee, address.assumingMemoryBound(to: Elements.self).pointee
      )
      let isUpdated: Bool? = before.withContiguousStorageIfAvailable { before in
        now.withContiguousStorageIfAvailable { now in
          element.updateRows(
            &tree, from: UnsafeRawBufferPointer(before), to: UnsafeRawBufferPointer(now),
            stride: MemoryLayout<Elements.Element>.stride, at: path, into: &changes)
        } != nil
      }
      if isUpdated ?? false { return storage.replace(memory, by: address) }
    }
    super.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
  }

  override var isFixed: Bool { element.isFixed }
  override var shape: StateShape { .elements { [element] in element.shape } }
  override var mayHoldReactors: Bool { element.mayHoldReactors && !isSorted }
}

private final class DictionaryReader<Key: Hashable, Value>: TreeReader {
  private typealias Entry = (key: JSONValue, value: Value)

  private let key = TreeReader.reader(of: Key.self)
  private let value = TreeReader.reader(of: Value.self)

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let dictionary = address.assumingMemoryBound(to: [Key: Value].self).pointee
    let entries: [Entry] = dictionary.map { key, value in
      (withUnsafePointer(to: key) { self.key.tree(at: $0, inside: &objects) }, value)
    }
    let nestingHost = value.mayHoldReactors ? objects.nestingHost : nil
    var names = DistinctNames()
    return .object(
      entries.sorted { isOrdered($0, $1, inside: &objects) }.map { key, value in
        let name = names.add(key.string ?? key.text)
        nestingHost?.enter(.key(name))
        defer { nestingHost?.leave() }
        return JSONValue.Member(name, withUnsafePointer(to: value) { self.value.tree(at: $0, inside: &objects) })
      })
  }

  /// Returns whether an entry comes before another one: by their keys, or by their values if the keys print alike.
  private func isOrdered(_ left: Entry, _ right: Entry, inside objects: inout EnclosingObjects) -> Bool {
    if left.key != right.key { return JSONValue.isOrdered(left.key, right.key) }
    // The paths of reactors are known only when their entries are in order.
    let nestingHost = objects.nestingHost
    objects.nestingHost = nil
    defer { objects.nestingHost = nestingHost }
    let trees = [left, right].map { entry in
      withUnsafePointer(to: entry.value) { value.tree(at: $0, inside: &objects) }
    }
    return JSONValue.isOrdered(trees[0], trees[1])
  }

  override var isFixed: Bool { key.isFixed && value.isFixed }
  override var shape: StateShape { .values { [value] in value.shape } }
  override var mayHoldReactors: Bool { value.mayHoldReactors }
}

/// Reads a range as Swift writes it: `0..<3`.
private final class RangeReader<Value, Bound>: TreeReader {
  private let bound = TreeReader.reader(of: Bound.self)
  private let sign: String
  private let lower: ((Value) -> Bound)?
  private let upper: ((Value) -> Bound)?

  init(_ sign: String, from lower: ((Value) -> Bound)?, to upper: ((Value) -> Bound)?) {
    self.sign = sign
    self.lower = lower
    self.upper = upper
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    let range = address.assumingMemoryBound(to: Value.self).pointee
    func text(_ bound: ((Value) -> Bound)?) -> String {
      guard let bound = bound?(range) else { return "" }
      let tree = withUnsafePointer(to: bound) { self.bound.tree(at: $0, inside: &objects) }
      return tree.string ?? tree.text
    }
    return .string(text(lower) + sign + text(upper))
  }

  override var isFixed: Bool { bound.isFixed }
  override var mayHoldReactors: Bool { false }
  override var shape: StateShape { .leaf(.other) }
}

private final class AnyHashableReader: TreeReader {
  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    JSONValue(reflectingAny: address.assumingMemoryBound(to: AnyHashable.self).pointee.base, inside: &objects)
  }
}

/// Reads a wrapper of a value, of which only the value is shown.
private class WrapperReader<Value>: TreeReader {
  final let value = TreeReader.reader(of: Value.self)
  final let offset: Int

  /// - Parameter offset: The place of the value in its wrapper.
  init(offset: Int) { self.offset = offset }

  final override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    value.tree(at: address + offset, inside: &objects)
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    value.update(&tree, keptIn: memory + offset, to: address + offset, at: path, into: &changes)
  }

  override func keep(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    value.keep(address + offset, in: memory + offset)
  }

  final override func release(_ memory: UnsafeMutableRawPointer) { value.release(memory + offset) }

  final override var isFixed: Bool { value.isFixed }
  final override var shape: StateShape { value.shape }
  final override var mayHoldReactors: Bool { value.mayHoldReactors }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] {
    value.pulses(at: offset + self.offset, path: path)
  }
}

private final class PulseReader<Value>: WrapperReader<Value> {
  private let countOffset: Int

  init() {
    // Stored properties of a frozen layout in this package: the key paths always have an offset.
    countOffset = MemoryLayout<Pulse<Value>>.offset(of: \.valueUpdatedCount) ?? 0
    super.init(offset: MemoryLayout<Pulse<Value>>.offset(of: \.value) ?? 0)
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    super.update(&tree, keptIn: memory, to: address, at: path, into: &changes)
    keepCount(address, in: memory)
  }

  override func keep(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    super.keep(address, in: memory)
    keepCount(address, in: memory)
  }

  private func keepCount(_ address: UnsafeRawPointer, in memory: UnsafeMutableRawPointer) {
    (memory + countOffset).copyMemory(from: address + countOffset, byteCount: MemoryLayout<UInt>.size)
  }

  override func pulses(at offset: Int, path: String) -> [PulsePlace] {
    [PulsePlace(path: path, countOffset: offset + countOffset, valueOffset: offset + self.offset, reader: value)]
  }
}

extension JSONValue {
  /// An order of trees that no process, locale or hash seed changes: numbers by value, strings by their scalars, the
  /// rest by their text.
  static func isOrdered(_ left: JSONValue, _ right: JSONValue) -> Bool {
    switch (left, right) {
    case (.string(let left), .string(let right)): return left < right
    default:
      if let order = left.order(to: right), order != 0 { return order < 0 }
      return left.text < right.text
    }
  }
}
