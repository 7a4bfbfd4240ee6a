import SystemCalls
import TypeLayouts

/// The name of an enum's case without labels; equal for cases that differ only in their labels.
struct EnumCaseName: Equatable {
  // A text that is never freed. The same name may exist several times.
  private let text: UnsafePointer<CChar>

  /// Creates the name of a value's case; nil if the value is not an enum.
  init?<Value>(of value: Value) {
    guard let text = withUnsafePointer(to: value, { Reflection.caseName(at: $0, of: Value.self) }) else { return nil }
    self.text = text
  }

  /// Creates the name with these `bits`; nil for 0.
  init?(bits: UInt) {
    guard let text = UnsafePointer<CChar>(bitPattern: bits) else { return nil }
    self.text = text
  }

  /// The name as a number other than 0.
  var bits: UInt { UInt(bitPattern: text) }

  /// The name as a string.
  var string: String { String(cString: text) }

  /// Returns the name of a value's case by its dynamic type; nil if the value is not an enum.
  static func ofDynamicType(_ value: Any) -> EnumCaseName? {
    func name<Value>(_ value: Value) -> EnumCaseName? { EnumCaseName(of: value) }
    return _openExistential(value, do: name)
  }

  static func == (left: EnumCaseName, right: EnumCaseName) -> Bool {
    left.text == right.text || strcmp(left.text, right.text) == 0
  }
}
