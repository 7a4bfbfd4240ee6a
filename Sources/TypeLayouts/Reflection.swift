/// The implementation of reflection that this process uses: ``RuntimeReflection`` where the runtime is as expected,
/// otherwise ``MirrorReflection``.
package enum Reflection: TypeReflection {
  #if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
    private static let usesRuntime = ReflectionCheck.passes(RuntimeReflection.self)
    /// The message to the user at the start; nil where the runtime's descriptions are used, as this build was made to
    /// do.
    package static let warning = usesRuntime ? nil : ReflectionCheck.warning
  #else
    private typealias RuntimeReflection = MirrorReflection
    private static let usesRuntime = false
    /// The message to the user at the start; nil, as this build was made without the runtime's descriptions.
    package static let warning: String? = nil
  #endif

  package static var knowsTypes: Bool { usesRuntime }

  package static func fields<Value>(of type: Value.Type) -> [StoredField]? {
    usesRuntime ? RuntimeReflection.fields(of: type) : MirrorReflection.fields(of: type)
  }

  package static func caseNames(of type: Any.Type) -> [String]? {
    usesRuntime ? RuntimeReflection.caseNames(of: type) : MirrorReflection.caseNames(of: type)
  }

  package static func cases(of type: Any.Type) -> [EnumCase]? {
    usesRuntime ? RuntimeReflection.cases(of: type) : MirrorReflection.cases(of: type)
  }

  @inline(__always)
  package static func caseNumber(at address: UnsafeRawPointer, of type: Any.Type) -> Int {
    RuntimeReflection.caseNumber(at: address, of: type)
  }

  @inline(__always)
  package static func withPayload<Result>(
    of enumCase: EnumCase, in memory: UnsafeMutableRawPointer, of type: Any.Type, _ body: (UnsafeRawPointer) -> Result
  ) -> Result {
    RuntimeReflection.withPayload(of: enumCase, in: memory, of: type, body)
  }

  package static func allCases<Enum>(of type: Enum.Type) -> [Enum]? {
    if let iterable = type as? any CaseIterable.Type {
      func open<Known: CaseIterable>(_ type: Known.Type) -> [Enum]? { type.allCases.map { $0 as! Enum } }
      return open(iterable)
    }
    return declaredCases(of: type)
  }

  /// All keys of a coding that Swift synthesizes, in the order of declaration; nil for other types of keys.
  ///
  /// The order of declaration is right for these keys, so a conformance to `CaseIterable` is not looked up first: that
  /// would take a thousand times as long.
  package static func codingKeys<Key: CodingKey>(of type: Key.Type) -> [Key]? {
    if let keys = declaredCases(of: type) { return keys }
    return caseNames(of: type)?.isEmpty == true ? [] : allCases(of: type)
  }

  private static func declaredCases<Enum>(of type: Enum.Type) -> [Enum]? {
    usesRuntime ? RuntimeReflection.allCases(of: type) : MirrorReflection.allCases(of: type)
  }

  package static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>? {
    usesRuntime ? RuntimeReflection.caseName(at: address, of: type) : MirrorReflection.caseName(at: address, of: type)
  }

  /// The name of the case that an enum value is in; nil for values of other types.
  package static func caseName<Value>(of value: Value) -> String? {
    withUnsafePointer(to: value) { caseName(at: $0, of: Value.self) }.map { String(cString: $0) }
  }

  package static func isFunction(_ type: Any.Type) -> Bool {
    usesRuntime ? RuntimeReflection.isFunction(type) : MirrorReflection.isFunction(type)
  }

  package static func isGeneric(_ type: Any.Type) -> Bool {
    usesRuntime ? RuntimeReflection.isGeneric(type) : MirrorReflection.isGeneric(type)
  }

  package static func mayHoldValues(_ type: Any.Type) -> Bool {
    usesRuntime ? RuntimeReflection.mayHoldValues(type) : MirrorReflection.mayHoldValues(type)
  }

  package static func obstacle(to value: Any) -> String? { usesRuntime ? nil : MirrorReflection.obstacle(to: value) }
}
