import ActionScripts
import Foundation
import JSONValues
import TestSupport
import Testing

@testable import Playback

@Suite struct ValueShapeTests {
  enum Plain: Decodable { case on, off }
  enum Raw: String, CaseIterable, Decodable { case a, b = "B" }
  enum Loaded: Decodable { case none, user(name: String, Int?) }
  struct Point: Decodable { let x: Int8, label: String? }
  struct Tree: Decodable { let value: Bool, children: [Tree] }
  final class Thing {}

  private func shape(_ type: Any.Type) -> String { ValueShape(of: type).text }

  @Test func `a shape of the standard library says what its values look like`() {
    #expect(shape(Bool.self) == "bool")
    #expect(shape(Int8.self) == "-128...127")
    #expect(shape(UInt64.self) == "0...9223372036854775807")
    #expect(shape(Double.self) == "number")
    #expect(shape(String.self) == "text")
    #expect(shape(Int?.self) == "-9223372036854775808...9223372036854775807?")
    #expect(shape([[Bool]].self) == "[[bool]]")
    #expect(shape([String: Bool?].self) == "{bool?}")
    #expect(shape([Int: Bool].self) == "{}")
    #expect(shape(IndexPath.self) == "[0...100,0...100]")
    #expect(shape(IndexSet.self) == "[0...10]")
  }

  @Test(.whereTypesTell)
  func `the shape of a type of the app follows from its coding`() {
    #expect(shape(Plain.self) == #""on"|"off""#)
    #expect(shape(Raw.self) == #""a"|"B""#)
    #expect(shape([Raw: Bool].self) == "{a|B:bool}")
    #expect(shape(Loaded.self) == "none|user(name:text,_1:-9223372036854775808...9223372036854775807?)")
    #expect(shape(Point.self) == "(x:-128...127,label:text?)")
    #expect(shape(Tree.self).hasPrefix("(value:bool,children:[(value:bool,children:["))
    #expect(shape(UUID.self) == #""00000000-0000-0000-0000-000000000001"|"00000000-0000-0000-0000-000000000000""#)
  }

  @Test func `nothing is known of a type that no text is decoded as`() {
    #expect(shape(Thing.self) == "")
    #expect(shape(((Int) -> Int).self) == "")
  }
}

extension ValueShape {
  fileprivate var text: String {
    switch self {
    case .bool: "bool"
    case .integer(let bounds): "\(bounds.lowerBound)...\(bounds.upperBound)"
    case .number: "number"
    case .text: "text"
    case .choice(let values): values.map(\.text).joined(separator: "|")
    case .optional(let wrapped): wrapped.text + "?"
    case .list(let element): "[\(element.text)]"
    case .tuple(let elements): "[" + elements.map(\.text).joined(separator: ",") + "]"
    case .table(let names, let element): "{\(names.map { $0.joined(separator: "|") + ":" } ?? "")\(element.text)}"
    case .object(let fields): fields.text
    case .cases(let cases): cases.map { $0.name + ($0.payloads.isEmpty ? "" : $0.payloads.text) }.joined(separator: "|")
    }
  }
}

extension [ValueShape.Field] {
  fileprivate var text: String { "(" + map { "\($0.name):\($0.shape.text)" }.joined(separator: ",") + ")" }
}
