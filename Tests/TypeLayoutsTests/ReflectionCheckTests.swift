import Testing
import TypeLayouts

@Suite struct ReflectionCheckTests {
  /// A runtime whose type descriptions are shifted by a word, so that it finds wrong names.
  private enum ShiftedReflection: TypeReflection {
    static var knowsTypes: Bool { true }
    static func fields<Value>(of type: Value.Type) -> [StoredField]? {
      [StoredField(name: "shifted", offset: 8, type: Int.self, isPlain: true)]
    }
    static func caseNames(of type: Any.Type) -> [String]? { ["shifted"] }
    static func cases(of type: Any.Type) -> [EnumCase]? { nil }
    static func caseNumber(at address: UnsafeRawPointer, of type: Any.Type) -> Int { 0 }
    static func withPayload<Result>(
      of enumCase: EnumCase, in memory: UnsafeMutableRawPointer, of type: Any.Type, _ body: (UnsafeRawPointer) -> Result
    ) -> Result { body(memory) }
    static func allCases<Enum>(of type: Enum.Type) -> [Enum]? { nil }
    static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>? { nil }
    static func isFunction(_ type: Any.Type) -> Bool { false }
    static func isGeneric(_ type: Any.Type) -> Bool { true }
    static func mayHoldValues(_ type: Any.Type) -> Bool { true }
    static func obstacle(to value: Any) -> String? { nil }
  }

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
    @Test func `the runtime that the layouts were made for passes the check`() {
      #expect(ReflectionCheck.passes(RuntimeReflection.self))
    }
  #endif

  @Test func `a runtime that describes types in another way fails the check`() {
    #expect(!ReflectionCheck.passes(ShiftedReflection.self))
    #expect(
      ReflectionCheck.warning
        == "this Swift runtime describes types in an unknown way: values are read through mirrors, and lists of "
        + "actions are empty")
  }
}
