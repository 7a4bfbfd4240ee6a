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
  /// The names of the cases without payloads, whose name is all there is to read; nil where types do not tell, and where
  /// values are read in another way.
  private let plainNames: [String]?
  /// The cases that were seen so far.
  @exclusivity(unchecked) private var cases: [KnownCase] = []

  private struct KnownCase {
    /// The text that the type's own description keeps.
    let text: UnsafePointer<CChar>
    /// The case without its payload.
    let named: NamedValue
    /// Whether the case has no payload.
    let isPlain: Bool
  }

  init<Value>(_ type: Value.Type) {
    self.type = type
    typeName = _typeName(type, qualified: false)
    reader = TreeReader.reader(of: type)
    plainNames = (reader as? EnumReader)?.plainNames
    makeBox = { $0.assumingMemoryBound(to: Value.self).pointee }
  }

  /// Returns the name of the value.
  func name(at address: UnsafeRawPointer) -> String { knownCase(at: address)?.named.name ?? typeName }

  /// Returns the value with its name.
  func named(at address: UnsafeRawPointer) -> NamedValue {
    guard let known = knownCase(at: address) else { return NamedValue(typeName, tree(at: address)) }
    return known.isPlain ? known.named : NamedValue(known.named.name, tree(at: address))
  }

  /// Returns the value with its name if the name is all there is to read; else the name, and null for the value.
  func namedOnly(at address: UnsafeRawPointer) -> (NamedValue, isWhole: Bool) {
    guard let known = knownCase(at: address) else { return (NamedValue(typeName, .null), false) }
    return (known.named, known.isPlain)
  }

  /// Returns what is known of the case that the value is in; nil if it is in none.
  private func knownCase(at address: UnsafeRawPointer) -> KnownCase? {
    guard let text = Reflection.caseName(at: address, of: type) else {
      refuseHiddenCase(at: address)
      return nil
    }
    for index in cases.indices where cases[index].text == text { return cases[index] }
    return newCase(text)
  }

  private func newCase(_ text: UnsafePointer<CChar>) -> KnownCase {
    let name = String(cString: text)
    let isPlain = plainNames?.contains(name) ?? false
    let known = KnownCase(text: text, named: NamedValue(name, isPlain ? .string(name) : .null), isPlain: isPlain)
    cases.append(known)
    return known
  }

  /// Refuses an enum that hides the name of its case.
  private func refuseHiddenCase(at address: UnsafeRawPointer) {
    if !Reflection.knowsTypes, case let value = makeBox(address), Mirror(reflecting: value).displayStyle == .enum {
      _ = MirrorTree.isRefused(value)
    }
  }

  /// Returns what the value looks like.
  func tree(at address: UnsafeRawPointer) -> JSONValue {
    var objects = EnclosingObjects()
    return reader.tree(at: address, inside: &objects)
  }

  /// Returns a copy of the value, to be looked at later.
  func box(at address: UnsafeRawPointer) -> Any { makeBox(address) }
}
