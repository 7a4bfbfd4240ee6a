import FoundationValues
import Playback
import TestSupport
import Testing

@Suite struct ShapeProbeTests {
  private func signatures<Action: Decodable>(_ type: Action.Type) -> [String] {
    let catalog = Catalog()
    catalog.reactor("echo") { _ in Echo<Action>() }
    return catalog.descriptions[0].actions.map(\.signature)
  }

  enum Single: Decodable { case only }
  enum Raw: String, Decodable { case a, b = "B" }
  enum Renamed: Decodable {
    case follow(Int)
    enum CodingKeys: String, CodingKey { case follow = "Follow" }
  }
  enum Nested: Decodable {
    case row(id: Int, Inner)
    case box(Box<Int>)
    case tree([Tree])
    case when(Date?, URL)
    case flags(Bool?, Double?, String?, Raw?)
    indirect case again(Nested)
  }
  enum Inner: Decodable { case one(Int), two }
  struct Box<Value: Decodable>: Decodable { var value: Value }
  struct Tree: Decodable { var children: [Tree] }
  enum ByHand: Decodable {
    case number(Int)
    init(from decoder: any Decoder) throws { self = .number(try decoder.singleValueContainer().decode(Int.self)) }
  }

  @Test(.whereTypesTell)
  func `the signatures of a Decodable enum show cases and payloads of every kind`() {
    #expect(signatures(Single.self) == ["only"])
    #expect(signatures(Raw.self) == ["a", "B"])
    #expect(signatures(Renamed.self) == ["Follow(Int)"])
    #expect(
      signatures(Nested.self) == [
        "row(id: Int, Inner)", "box(Box<Int>)", "tree([Tree])", "when(Date?, URL)",
        "flags(Bool?, Double?, String?, Raw?)",
        "again(Nested)",
      ])
    #expect(signatures(Never?.self) == [])
  }

  @Test func `every form of an action that was found out can be sent`() {
    #expect(echo("only", Single.self) == "only")
    #expect(echo("Follow 3", Renamed.self) == "follow 3")
    expect([
      "row 1 {\"one\":2}": #"row id=1 {"one":{"_0":2}}"#,
      "row id=7 two": #"row id=7 "two""#,
      "box value=3": #"box {"value":3}"#,
      "again.box value=3": #"again {"box":{"_0":{"value":3}}}"#,
      "flags nil nil x B": #"flags null null "x" "B""#,
      "flags": "flags null null null null",
      #"tree [[{"children":[{"children":[]}]}]]"#: #"tree [{"children":[{"children":[]}]}]"#,
    ]) { echo($0, Nested.self) }
  }

  @Test func `an action with a written decoding decides itself what it reads`() {
    #expect(signatures(ByHand.self) == [])
    #expect(echo("go", ByHand.self) == #"1:1+2 go: expected Int, found "go""#)
  }
}
