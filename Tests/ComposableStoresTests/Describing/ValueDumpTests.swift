import ComposableStores
import Foundation
import TestSupport
import Testing

@Suite struct ValueDumpTests {
  struct AppState: Sendable {
    var count = 0
    var name = "x"
  }

  struct Empty {}

  struct Box<Value> { var value: Value }

  enum Action: CustomStringConvertible, Sendable {
    case reset
    case number(Int)
    case todo(id: Int, title: String)
    case pair((Int, Int))
    case loaded(AppState)
    indirect case nested(inner: Action)

    var description: String { "an action" }
  }

  class Animal { var legs = 4 }

  final class Dog: Animal { var name = "Rex" }

  final class Node {
    var next: Node?
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  @propertyWrapper struct Plain<Value> { var wrappedValue: Value }

  @propertyWrapper struct Counted<Value> {
    var wrappedValue: Value
    var count = 0
  }

  struct Wrapped {
    @Plain var plain = 1
    @Counted var counted = 2
    lazy var late = 3
    var _own = 4
  }

  struct Failure: Error { var code = 404 }

  struct Todo: Identifiable {
    let id: Int
    var title: String
  }

  @Test func `a struct has its name and a line for each field`() {
    #expect(
      ValueDump.text(of: AppState()) == """
        AppState(
          count: 0,
          name: "x"
        )
        """)
    #expect(ValueDump.text(of: Empty()) == "Empty()")
    #expect(
      ValueDump.text(of: Box(value: Box(value: 1.5)))
        == "Box<Box<Double>>(\n  value: Box<Double>(\n    value: 1.5\n  )\n)")
  }

  @Test(
    .whereTypesTell,
    arguments: [
      (Action.reset, ".reset"), (.number(1), ".number(1)"), (.todo(id: 2, title: "a"), #".todo(id: 2, title: "a")"#),
      (.pair((1, 2)), ".pair(1, 2)"), (.nested(inner: .reset), ".nested(inner: .reset)"),
      (.loaded(AppState()), ".loaded(\n  AppState(\n    count: 0,\n    name: \"x\"\n  )\n)"),
      (
        .nested(inner: .loaded(AppState())),
        """
        .nested(
          inner: .loaded(
            AppState(
              count: 0,
              name: "x"
            )
          )
        )
        """
      ),
    ])
  func `an enum is its case, whatever its description says`(action: Action, text: String) {
    #expect(ValueDump.text(of: action) == text)
  }

  @Test(.whereTypesTell)
  func `an optional is its value or nil`() {
    #expect(ValueDump.text(of: Int?.none as Any) == "nil")
    #expect(ValueDump.text(of: Int?.some(1) as Any) == "1")
    #expect(ValueDump.text(of: Action?.some(.reset) as Any) == ".reset")
    #expect(ValueDump.text(of: Int??.some(nil) as Any) == ".some(nil)")
    #expect(ValueDump.text(of: Int???.some(.some(nil)) as Any) == ".some(.some(nil))")
    #expect(ValueDump.text(of: Int???.some(.some(1)) as Any) == "1")
  }

  @Test func `elements of an array have their positions`() {
    #expect(ValueDump.text(of: ["a", "b"]) == "[\n  [0]: \"a\",\n  [1]: \"b\"\n]")
    #expect(ValueDump.text(of: [Int]()) == "[]")
    #expect(ValueDump.text(of: [Int?.none, 1]) == "[\n  [0]: nil,\n  [1]: 1\n]")
    #expect(ValueDump.text(of: ContiguousArray([1])) == "[\n  [0]: 1\n]")
  }

  @Test func `an identified array is shown as an array`() {
    let todos: IdentifiedArrayOf<Todo> = [Todo(id: 7, title: "Milk")]
    #expect(
      ValueDump.text(of: todos) == """
        [
          [0]: Todo(
            id: 7,
            title: "Milk"
          )
        ]
        """)
    #expect(ValueDump.text(of: IdentifiedArrayOf<Todo>()) == "[]")
  }

  @Test func `keys and elements of sets are sorted: numbers by value, others by their bytes`() {
    #expect(ValueDump.text(of: ["b": 1, "a": 2, "B": 3]) == "[\n  \"B\": 3,\n  \"a\": 2,\n  \"b\": 1\n]")
    #expect(ValueDump.text(of: [10: "x", 9: "y", -1: "z"]) == "[\n  -1: \"z\",\n  9: \"y\",\n  10: \"x\"\n]")
    #expect(ValueDump.text(of: Set([10, 9, 100])) == "Set([\n  9,\n  10,\n  100\n])")
    #expect(
      ValueDump.text(of: [AnyHashable("b"), AnyHashable(2)] as Set) == "Set([\n  2,\n  \"b\"\n])")
    #expect(ValueDump.text(of: [String: Int]()) == "[:]")
    #expect(ValueDump.text(of: Set<Int>()) == "Set([])")
  }

  @Test func `the text does not depend on the order in which a set was filled`() {
    let texts = (0..<20).map { shift in
      let numbers = (0..<50).map { ($0 * 7 + shift) % 50 }
      var set = Set<String>(minimumCapacity: 16 << (shift % 5))
      for number in numbers { set.insert("n\(number)") }
      return ValueDump.text(of: set)
    }
    #expect(Set(texts).count == 1)
  }

  @Test func `tuples have labels where the source gives them`() {
    #expect(ValueDump.text(of: (1, "a")) == #"(1, "a")"#)
    #expect(ValueDump.text(of: (x: 1, 2)) == "(x: 1, 2)")
    #expect(ValueDump.text(of: ()) == "()")
    #expect(ValueDump.text(of: (1, [2])) == "(\n  1,\n  [\n    [0]: 2\n  ]\n)")
  }

  @Test func `an object is its type and its fields, those of the superclass first, and never its address`() {
    #expect(ValueDump.text(of: Dog()) == "Dog(\n  legs: 4,\n  name: \"Rex\"\n)")
    #expect(ValueDump.text(of: Dog()) == ValueDump.text(of: Dog()))
  }

  @Test func `an object inside of itself is shown without its fields`() {
    let first = Node(1)
    let second = Node(2)
    (first.next, second.next) = (second, first)
    defer { first.next = nil }
    #expect(
      ValueDump.text(of: first) == """
        Node(
          next: Node(
            next: Node(…),
            number: 2
          ),
          number: 1
        )
        """)
    let shared = Node(3)
    #expect(!ValueDump.text(of: [shared, shared]).contains("…"), "the same object twice is no cycle")
  }

  @Test func `a chain of ten thousand objects is cut where it is too deep`() {
    var chain = Node(0)
    let nodes = (1..<10_000).map { number in
      let node = Node(number)
      node.next = chain
      chain = node
      return node
    }
    let text = ValueDump.text(of: chain)
    #expect(text.contains("…"))
    #expect(text.utf8.count < 100_000)
    for node in nodes { node.next = nil }
  }

  @Test func `the storage of a property wrapper has the name of the property`() {
    #expect(
      ValueDump.text(of: Wrapped()) == """
        Wrapped(
          plain: 1,
          counted: Counted<Int>(
            wrappedValue: 2,
            count: 0
          ),
          late: nil,
          _own: 4
        )
        """)
  }

  @Test func `errors, functions, types and times have no addresses`() {
    #expect(ValueDump.text(of: Failure()) == "Failure(\n  code: 404\n)")
    #expect(ValueDump.text(of: { (number: Int) in "\(number)" }) == "(Int) -> String")
    #expect(ValueDump.text(of: Int.self) == "Int.self")
    #expect(ValueDump.text(of: Duration.milliseconds(1500)) == "1.5 seconds")
    #expect(ValueDump.text(of: ObjectIdentifier(Dog())) == "ObjectIdentifier")
    withUnsafePointer(to: 1) { #expect(ValueDump.text(of: $0) == "UnsafePointer<Int>") }
    #expect(ValueDump.text(of: [true, false]) == "[\n  [0]: true,\n  [1]: false\n]")
    #expect(ValueDump.text(of: UInt8(200)) == "200")
    #expect(ValueDump.text(of: -0.25) == "-0.25")
    #expect(ValueDump.text(of: 1..<3) == "1..<3")
  }

  @Test func `values of Foundation are what they say, dates are exact`() throws {
    let id = try #require(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F"))
    #expect(ValueDump.text(of: id) == "UUID(E621E1F8-C36C-495A-93FC-0C247A3E6E5F)")
    let url = try #require(URL(string: "https://swift.org"))
    #expect(ValueDump.text(of: url) == "URL(https://swift.org)")
    let date = ValueDump.text(of: Date(timeIntervalSinceReferenceDate: 0.25))
    #expect(date == "Date(\n  timeIntervalSinceReferenceDate: 0.25\n)")
    let data = ValueDump.text(of: Data([1, 2]))
    #expect(!data.contains("0x"), "\(data)")
  }
}
