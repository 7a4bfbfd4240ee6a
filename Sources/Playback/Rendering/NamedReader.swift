import ExactStrings
import JSONValues
import Timelines
import TypeLayouts

/// Reads the names and trees of actions and mutations of one type.
///
/// An enum is read by its case and its payloads, any other value by its type's name and its parts. Values are looked at
/// where they lie.
final class NamedReader {
  private let type: Any.Type
  private let typeName: String
  private let reader: TreeReader
  private let makeBox: (UnsafeRawPointer) -> Any
  /// The names of the cases by their numbers; nil where types do not tell, and for all types but enums.
  private let names: [(text: String, isWhole: Bool)]?
  /// The cases that were seen so far, by their numbers.
  @exclusivity(unchecked) private var cases: [KnownCase?] = []
  /// The same cases, which are lent without counting references.
  @exclusivity(unchecked) private var lentCases: [Unmanaged<KnownCase>?] = []

  private final class KnownCase {
    /// The case without its payload.
    let named: NamedValue
    /// Whether the name is all there is to read.
    let isPlain: Bool

    init(_ name: String, isPlain: Bool) {
      named = NamedValue(name, isPlain ? .string(name) : .null)
      self.isPlain = isPlain
    }
  }

  init<Value>(_ type: Value.Type) {
    self.type = type
    typeName = _typeName(type, qualified: false)
    reader = TreeReader.reader(of: type)
    names = (reader as? EnumReader)?.names ?? Reflection.cases(of: type)?.map { ($0.name, false) }
    makeBox = { $0.assumingMemoryBound(to: Value.self).pointee }
  }

  /// Returns the name of the value.
  func name(at address: UnsafeRawPointer) -> String { knownCase(at: address)?.named.name ?? typeName }

  /// Returns the value with its name.
  func named(at address: UnsafeRawPointer) -> NamedValue {
    guard let known = knownCase(at: address) else { return NamedValue(typeName, tree(at: address)) }
    return known.isPlain ? known.named : NamedValue(known.named.name, tree(at: address))
  }

  /// Calls `body` with the value and its name. If the name is not all there is to read, the value is null unless
  /// `isWhole`, and `body` is told whether it has the whole value.
  @inline(__always)
  func lend(at address: UnsafeRawPointer, isWhole: Bool, _ body: (NamedValue, _ isWhole: Bool) -> Void) {
    if names != nil, case let number = Reflection.caseNumber(at: address, of: type), number < lentCases.count,
      let lent = lentCases[number]
    {
      return lent._withUnsafeGuaranteedRef { known in
        if known.isPlain || !isWhole { body(known.named, known.isPlain) } else { body(named(at: address), true) }
      }
    }
    if isWhole { return body(named(at: address), true) }
    guard let known = knownCase(at: address) else { return body(NamedValue(typeName, .null), false) }
    body(known.named, known.isPlain)
  }

  /// Returns the case that the value is in; nil if it is in none.
  private func knownCase(at address: UnsafeRawPointer) -> KnownCase? {
    if let names {
      let number = Reflection.caseNumber(at: address, of: type)
      if number < cases.count, let known = cases[number] { return known }
      return newCase(number, names[number])
    }
    if let name = Reflection.caseName(at: address, of: type) { return KnownCase(String(cString: name), isPlain: false) }
    refuseHiddenCase(at: address)
    return nil
  }

  private func newCase(_ number: Int, _ name: (text: String, isWhole: Bool)) -> KnownCase {
    let known = KnownCase(name.text, isPlain: name.isWhole)
    while cases.count <= number {
      cases.append(nil)
      lentCases.append(nil)
    }
    cases[number] = known
    lentCases[number] = .passUnretained(known)
    return known
  }

  /// Refuses an enum that hides the name of its case.
  private func refuseHiddenCase(at address: UnsafeRawPointer) {
    if !Reflection.knowsTypes, case let value = makeBox(address), Mirror(reflecting: value).displayStyle == .enum {
      _ = MirrorTree.isRefused(value)
    }
  }

  /// Returns the tree of the value.
  func tree(at address: UnsafeRawPointer) -> JSONValue {
    var objects = EnclosingObjects()
    return reader.tree(at: address, inside: &objects)
  }

  /// Returns a copy of the value, to be looked at later.
  func box(at address: UnsafeRawPointer) -> Any { makeBox(address) }
}
