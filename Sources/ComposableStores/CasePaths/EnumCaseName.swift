#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

// The only file that depends on the Swift runtime. It gets the name of an enum's case without a mirror, which is many
// times slower and may be customized by the enum.
@_silgen_name("swift_EnumCaseName")
private func enumCaseName(_ address: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UnsafePointer<CChar>?

/// The name of an enum's case without labels; equal for cases that differ only in their labels.
struct EnumCaseName: Equatable {
  // A string constant of the program, which is never freed. The same name may exist several times.
  private let text: UnsafePointer<CChar>

  /// Creates the name of a value's case; nil if the value is not an enum.
  init?<Value>(of value: Value) {
    let type = unsafeBitCast(Value.self, to: UnsafeRawPointer.self)
    guard let text = withUnsafePointer(to: value, { enumCaseName($0, type) }) else { return nil }
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
