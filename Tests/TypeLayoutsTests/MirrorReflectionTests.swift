import Testing
import TypeLayouts

@Suite struct MirrorReflectionTests {
  private enum Choice { case one, two(Int), three(a: Int, b: Int) }
  private enum Shy: CustomStringConvertible {
    case one, two(Int)
    var description: String { "shy" }
  }
  private struct Masked: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: []) }
  }
  private final class MaskedObject: CustomReflectable {
    var customMirror: Mirror { Mirror(self, children: []) }
  }
  private struct Box<Value> { let value: Value }

  private func name<Value>(_ value: Value) -> String? {
    withUnsafePointer(to: value) { MirrorReflection.caseName(at: $0, of: Value.self) }.map { String(cString: $0) }
  }

  @Test
  func `an enum's case is named by the mirror of its payload or by its description, and other values have none`() {
    #expect([name(Choice.one), name(Choice.two(1)), name(Choice.three(a: 1, b: 2))] == ["one", "two", "three"])
    #expect([name(Int?.none), name(Int?.some(1))] == ["none", "some"])
    #expect(name(7) == nil)
    #expect(name(Box(value: 1)) == nil)
  }

  @Test func `the name of a case is one C string, whatever the payload`() {
    func text(_ choice: Choice) -> UnsafePointer<CChar>? {
      withUnsafePointer(to: choice) { MirrorReflection.caseName(at: $0, of: Choice.self) }
    }
    #expect(text(.two(1)) == text(.two(2)))
    #expect(text(.two(1)) != text(.one))
  }

  @Test func `a description or a mirror of its own hides a value's case or parts, and the obstacle is told`() {
    #expect(name(Shy.one) == nil)
    #expect(name(Shy.two(1)) == "two")
    #expect(
      MirrorReflection.obstacle(to: Shy.one) == "it has a description of its own, which hides the name of its case")
    #expect(MirrorReflection.obstacle(to: Masked()) == "it has a mirror of its own")
    #expect(MirrorReflection.obstacle(to: MaskedObject()) == nil)
    #expect(MirrorReflection.obstacle(to: Choice.one) == nil)
  }

  @Test func `function types are told by their names`() {
    for type in [(() -> Void).self, (@Sendable (Int) async throws -> [Int]).self, ((Int) -> (Int) -> Int).self]
      as [Any.Type]
    {
      #expect(MirrorReflection.isFunction(type))
    }
    for type in [Int.self, [() -> Void].self, Box<(Int) -> Int>.self, ((Int) -> Int, Int).self] as [Any.Type] {
      #expect(!MirrorReflection.isFunction(type))
    }
  }

  @Test func `mirrors know nothing of a type before there is a value`() {
    #expect(!MirrorReflection.knowsTypes)
    #expect(MirrorReflection.fields(of: Box<Int>.self)?.count == nil)
    #expect(MirrorReflection.caseNames(of: Choice.self) == nil)
    #expect(MirrorReflection.cases(of: Choice.self)?.count == nil)
    #expect(MirrorReflection.allCases(of: Choice.self)?.count == nil)
    #expect(MirrorReflection.mayHoldValues(Choice.self))
  }
}
