import SystemCalls
import TypeLayouts

/// The name of the case of an enum, without labels; equal for cases that differ in their labels alone.
struct EnumCaseName: Equatable {
  // A text that is never freed. One name may be there several times.
  private let text: UnsafePointer<CChar>

  /// The name of the case that a value is in; nil if the value is no enum.
  init?<Value>(of value: Value) {
    guard let text = withUnsafePointer(to: value, { Reflection.caseName(at: $0, of: Value.self) }) else { return nil }
    self.text = text
  }

  /// The name that `bits` was taken of; nil for 0.
  init?(bits: UInt) {
    guard let text = UnsafePointer<CChar>(bitPattern: bits) else { return nil }
    self.text = text
  }

  /// The name as a number other than 0.
  var bits: UInt { UInt(bitPattern: text) }

  /// The name as a string.
  var string: String { String(cString: text) }

  /// The name of the case that a value is in, whatever type the value is known as; nil if the value is no enum.
  static func ofDynamicType(_ value: Any) -> EnumCaseName? {
    func name<Value>(_ value: Value) -> EnumCaseName? { EnumCaseName(of: value) }
    return _openExistential(value, do: name)
  }

  static func == (left: EnumCaseName, right: EnumCaseName) -> Bool {
    left.text == right.text || strcmp(left.text, right.text) == 0
  }
}
