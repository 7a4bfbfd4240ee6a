import FoundationValues
import JSONValues
import Playback
import Reactors
import Testing
import Timelines

/// The tree of a value as JSON.
func tree<Value>(_ value: Value) -> String { JSONValue(reflecting: value).text }

@Suite struct TreeReaderTests {
  private struct Node {
    var name: String
    var children: [Node]
  }

  private struct Anything {
    var value: Any
    var maybe: Any?
    var described: any CustomStringConvertible
  }

  @Test func `a value of a type that contains itself shows to its full depth`() {
    let node = Node(name: "a", children: [Node(name: "b", children: []), Node(name: "c", children: [])])
    #expect(tree(node) == #"{"name":"a","children":[{"name":"b","children":[]},{"name":"c","children":[]}]}"#)
  }

  private indirect enum Chain {
    case end
    case link(Chain)
  }

  @Test func `a value that nests deeper than a timeline can be read ends in the name of its type`() {
    let node = (0..<5_000).reduce(Node(name: "a", children: [])) { node, _ in Node(name: "a", children: [node]) }
    let chain = (0..<5_000).reduce(Chain.end) { chain, _ in .link(chain) }
    for text in [tree(node), tree(chain)] {
      #expect(text.contains(#""<Node>""#) || text.contains(#""<Chain>""#))
      #expect(throws: Never.self) {
        try JSONValue(parsing: ArraySlice(text.utf8), nestingLimit: Timeline.nestingLimit)
      }
    }
    let short = tree((0..<400).reduce(Chain.end) { chain, _ in .link(chain) })
    #expect(short.hasSuffix("\"end\"" + String(repeating: "}", count: 800)))
  }

  @Test func `an existential shows the value that it holds`() {
    #expect(
      tree(Anything(value: Node(name: "n", children: []), maybe: 5, described: "text"))
        == #"{"value":{"name":"n","children":[]},"maybe":5,"described":"text"}"#)
    #expect(tree(Anything(value: [1], maybe: nil, described: 1.5)) == #"{"value":[1],"maybe":null,"described":1.5}"#)
    #expect(tree([AnyHashable(3), AnyHashable("x")]) == #"[3,"x"]"#)
    #expect(tree([AnyHashable("k"): 1] as [AnyHashable: Any]) == #"{"k":1}"#)
  }

  private struct Coded: Codable {
    enum Phase: Codable { case idle, loaded([Int], total: Int?), failed(code: Int) }
    enum Kind: String, Codable { case big, small = "S" }
    struct Item: Codable { var id: Int; var name: String?; var children: [Item] }

    var count = 3
    var ratio = 0.5
    var isOn = true
    var name: String?
    var phase = Phase.loaded([1, 2], total: nil)
    var phases = [Phase.idle, .failed(code: 7)]
    var kind = Kind.small
    var table = ["b": [1], "a": []]
    var byNumber = [10: Kind.big, 9: .small]
    var items = [Item(id: 1, name: "x", children: [Item(id: 2, name: nil, children: [])])]
    var set: Set<Int> = [7]
    @Pulse var message: String? = "m"
    var nested: [String: [String: Int?]] = ["k": ["l": 1]]
  }

  @Test func `a Codable state shows the same tree as its encoding, up to nulls and order`() throws {
    func withoutNulls(_ value: JSONValue) -> JSONValue {
      switch value {
      case .object(let members):
        .object(members.filter { $0.value != .null }.map { JSONValue.Member($0.key, withoutNulls($0.value)) })
      case .array(let elements): .array(elements.map(withoutNulls))
      default: value
      }
    }
    let encoded = try JSONValue(parsing: String(decoding: JSONEncoder().encode(Coded()), as: UTF8.self))
    #expect(withoutNulls(JSONValue(reflecting: Coded())).matches(encoded))
  }

  @Test func `equal values show equal trees whatever order they were built in`() {
    let up = Set((0..<200).map { "k\($0)" })
    let down = Set((0..<200).reversed().map { "k\($0)" })
    #expect(tree(up) == tree(down))
    #expect(
      tree(Dictionary(uniqueKeysWithValues: up.map { ($0, $0.count) }))
        == tree(Dictionary(uniqueKeysWithValues: down.map { ($0, $0.count) })))
  }

  @Test(arguments: 0..<8)
  func `a type that several threads read for the first time shows whole in each`(number: Int) {
    struct Deep<Value> { var left: [Deep<Value>] = []; var right: Value }
    let value = Deep(left: [Deep(right: [number: Optional(number)])], right: [number: nil])
    #expect(
      tree(value)
        == #"{"left":[{"left":[],"right":{"\#(number)":\#(number)}}],"right":{"\#(number)":null}}"#)
  }
}
