import ComposableStores
import JSONValues
import Playback
import Reactors
import Testing

@Suite struct ContainerReadersTests {
  @Test func `nil shows as null, and a value in optionals of any depth as itself`() {
    #expect(tree(Int?.none) == "null")
    #expect(tree(Int??.some(.some(1))) == "1")
    #expect(tree(Int??.some(.none)) == "null")
    #expect(tree([1, nil, 3]) == "[1,null,3]")
    #expect(tree(["a": Int?.none]) == #"{"a":null}"#)
  }

  @Test func `dictionaries show their entries sorted by key: numbers by value, strings by their scalars`() {
    #expect(tree([10: "j", 9: "i", -1: "a"]) == #"{"-1":"a","9":"i","10":"j"}"#)
    #expect(tree(["b": 1, "a": 2, "B": 3, "é": 4, "z": 5]) == #"{"B":3,"a":2,"b":1,"z":5,"é":4}"#)
    #expect(tree([true: 1, false: 0]) == #"{"false":0,"true":1}"#)
  }

  @Test func `keys of a dictionary that print alike are told apart, in the order of their values`() {
    final class Asset: Hashable {
      let name: String
      init(_ name: String) { self.name = name }
      static func == (left: Asset, right: Asset) -> Bool { left === right }
      func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }
    let shown = #"{"{\"name\":\"a\"}":4,"{\"name\":\"k\"}":1,"{\"name\":\"k\"}#2":2,"{\"name\":\"k\"}#3":3}"#
    for _ in 0..<10 {
      #expect(tree([Asset("k"): 3, Asset("k"): 1, Asset("a"): 4, Asset("k"): 2]) == shown)
    }
    #expect(tree([AnyHashable("1"): "text", AnyHashable(1): "number"]) == #"{"1":"text","1#2":"number"}"#)
  }

  @Test func `sets show their elements sorted by value`() {
    #expect(tree(Set([10, 9, -1])) == "[-1,9,10]")
    #expect(tree(Set(["b", "a", "B"])) == #"["B","a","b"]"#)
    #expect(tree(Set([1.5, 1, -2])) == "[-2.0,1.0,1.5]")
  }

  @Test func `arrays and slices keep their order`() {
    #expect(tree([3, 1, 2]) == "[3,1,2]")
    #expect(tree([3, 1, 2][1...]) == "[1,2]")
    #expect(tree(ContiguousArray(["x"])) == #"["x"]"#)
    #expect(tree([[1], []]) == "[[1],[]]")
  }

  @Test func `a pulse shows its value without its counter`() {
    struct State { @Pulse var message: String? = nil; @Pulse var count = 1 }
    var state = State()
    #expect(tree(state) == #"{"message":null,"count":1}"#)
    state.message = "a"
    state.message = "a"
    #expect(tree(state) == #"{"message":"a","count":1}"#)
  }

  @Test func `a field that views bind to shows its value alone`() {
    struct Name { var first = "Ada" }
    struct State { @BindableState var name = Name(); @BindingState var notes: [String] = [] }
    #expect(tree(State()) == #"{"name":{"first":"Ada"},"notes":[]}"#)
  }
}
