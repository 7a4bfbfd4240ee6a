import Testing

@testable import Scaffolds

@Suite struct WrittenConformancesTests {
  private func text(_ source: String, for type: String) -> String {
    var types = DecodableTypes(
      AppDeclarations([DeclarationReader.declarations(of: Array(source.utf8), path: "a.swift")]))
    let isNeeded = types.need(type, in: [])
    #expect(isNeeded)
    let text = WrittenConformances(types).text
    return text.components(before: "\nextension KeyedDecodingContainer {")
  }

  @Test func `a struct is read field by field, and variables with values may be left out`() {
    #expect(
      text("public struct Post { public let id: Int; let note: String?; var isOn = false, kind: Int = 1 }", for: "Post")
        == """
        extension Post: Decodable {
          private enum ScriptedKeys: String, CodingKey { case id, note, isOn, kind }

          public init(from decoder: any Decoder) throws {
            let values = try decoder.container(keyedBy: ScriptedKeys.self)
            self.init(id: try values.value(.id), note: try values.optional(.note))
            try values.read(.isOn, into: &self.isOn)
            try values.read(.kind, into: &self.kind)
          }
        }

        """)
  }

  @Test func `an enum is read by its case, and tells which none can write`() {
    #expect(
      text("enum E { case off, on(Int, at: String?), never(() -> Void), `default` }", for: "E") == """
        extension E: Decodable {
          // No script can write never.
          private enum ScriptedCases: String, CodingKey { case off, on, `default` }
          private enum KeysOf_on: String, CodingKey { case _0, at }

          init(from decoder: any Decoder) throws {
            let cases = try decoder.container(keyedBy: ScriptedCases.self)
            switch try cases.onlyKey() {
            case .off:
              self = .off
            case .on:
              let values = try cases.nestedContainer(keyedBy: KeysOf_on.self, forKey: .on)
              self = .on(try values.value(._0), at: try values.optional(.at))
            case .`default`:
              self = .`default`
            }
          }
        }

        """)
    #expect(text("enum E: String { case a }", for: "E") == "extension E: Decodable {}\n")
    #expect(text("struct S: OptionSet { let rawValue: Int }", for: "S") == "extension S: Decodable {}\n")
  }

  @Test func `an enum whose binding sets fields that views bind to has a case for each of them`() {
    let enumeration = text(
      """
      struct Form { struct State { @BindableState var name = ""; @BindingState var kind: Kind = .a }
        enum Kind: String { case a } enum Action { case binding(BindingAction<State>), submit } }
      """, for: "Form.Action")
    #expect(
      enumeration == """
        extension Form.Action: Decodable {
          private enum ScriptedCases: String, CodingKey { case submit, setName, setKind }
          private enum KeysOf_fields: String, CodingKey { case _0 }

          init(from decoder: any Decoder) throws {
            let cases = try decoder.container(keyedBy: ScriptedCases.self)
            switch try cases.onlyKey() {
            case .submit:
              self = .submit
            case .setName:
              let values = try cases.nestedContainer(keyedBy: KeysOf_fields.self, forKey: .setName)
              self = .binding(.set(\\.$name, try values.value(._0) as String).named("name"))
            case .setKind:
              let values = try cases.nestedContainer(keyedBy: KeysOf_fields.self, forKey: .setKind)
              self = .binding(.set(\\.$kind, try values.value(._0) as Form.Kind).named("kind"))
            }
          }
        }

        extension Form.Kind: Decodable {}

        """)
  }

  @Test func `classes get a convenience initialiser, and generic types a condition on their parameters`() {
    #expect(
      text("final class C { let n: Int; init(_ n: Int) { self.n = n } }", for: "C").contains(
        "  convenience init(from decoder: any Decoder) throws {\n"))
    #expect(
      text("struct P<Item, Key> { var items: [Item]; let key: Key }", for: "P<Int, Int>").contains(
        "extension P: Decodable where Item: Decodable, Key: Decodable {\n"))
  }
}

extension String {
  fileprivate func components(before end: String) -> String {
    firstRange(of: end).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
