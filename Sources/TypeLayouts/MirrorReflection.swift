import Synchronization

/// Reflection by public API: `Mirror` for values, `CaseIterable` for enums.
package enum MirrorReflection: TypeReflection {
  package static var knowsTypes: Bool { false }

  package static func fields<Value>(of type: Value.Type) -> [StoredField]? { nil }
  package static func caseNames(of type: Any.Type) -> [String]? { nil }
  package static func cases(of type: Any.Type) -> [EnumCase]? { nil }
  package static func allCases<Enum>(of type: Enum.Type) -> [Enum]? { nil }

  package static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>? {
    func open<Value>(_ type: Value.Type) -> UnsafePointer<CChar>? {
      name(of: address.assumingMemoryBound(to: Value.self).pointee).map(LastingTexts.text)
    }
    return _openExistential(type, do: open)
  }

  package static func caseNumber(at address: UnsafeRawPointer, of type: Any.Type) -> Int {
    preconditionFailure("no cases are known")
  }

  package static func withPayload<Result>(
    of enumCase: EnumCase, in memory: UnsafeMutableRawPointer, of type: Any.Type, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    preconditionFailure("no cases are known")
  }

  /// Returns whether a type is one of functions, whose name has an arrow outside of all brackets.
  package static func isFunction(_ type: Any.Type) -> Bool {
    var depth = 0
    var last = Character(" ")
    for character in _typeName(type, qualified: true) {
      switch character {
      case "(", "<", "[": depth += 1
      case ">" where last == "-": if depth == 0 { return true }
      case ")", ">", "]": depth -= 1
      default: break
      }
      last = character
    }
    return false
  }

  package static func isGeneric(_ type: Any.Type) -> Bool { true }

  package static func mayHoldValues(_ type: Any.Type) -> Bool { !isFunction(type) && !(type is any Any.Type.Type) }

  package static func obstacle(to value: Any) -> String? {
    if type(of: value) is AnyClass { return nil }
    if value is any CustomReflectable { return "it has a mirror of its own" }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .enum, mirror.children.isEmpty, describesItself(value) {
      return "it has a description of its own, which hides the name of its case"
    }
    return nil
  }

  /// Returns the name of the case: from the mirror for a case with payloads, else from the description; nil if the enum
  /// has a mirror or a description of its own that hides the name.
  private static func name(of value: Any) -> String? {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .optional { return mirror.children.isEmpty ? "none" : "some" }
    guard mirror.displayStyle == .enum, obstacle(to: value) == nil else { return nil }
    return mirror.children.first.map { $0.label ?? "" } ?? "\(value)"
  }

  private static func describesItself(_ value: Any) -> Bool {
    value is any CustomStringConvertible || value is any CustomDebugStringConvertible
      || value is any TextOutputStreamable
  }
}

/// Keeps texts that are never freed, each one once: their number is limited by the cases of enums.
private enum LastingTexts {
  // The addresses as numbers, which threads may share because the texts never change.
  private static let known = Mutex<[[UInt8]: UInt]>([:])

  static func text(_ text: String) -> UnsafePointer<CChar> {
    let bytes = Array(text.utf8)
    let address = known.withLock { known in
      if let address = known[bytes] { return address }
      let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count + 1)
      _ = copy.initialize(from: bytes + [0])
      let address = UInt(bitPattern: copy.baseAddress)
      known[bytes] = address
      return address
    }
    return UnsafePointer(bitPattern: address)!
  }
}
