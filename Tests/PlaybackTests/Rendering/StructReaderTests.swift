import JSONValues
import ObservableStates
import Playback
import Reactors
import Testing

@Suite struct StructReaderTests {
  private struct Mixed {
    let z: Bool
    var a: UInt8
    var wide: (Int, Int)
    private var hidden = "h"
    static let shared = 1
    var computed: Int { 2 }

    init() {
      z = true
      a = 7
      wide = (1, 2)
    }
  }

  private struct Lazy {
    var before = 1
    lazy var slow = 5
    var observed = 2 { didSet {} }
  }

  @propertyWrapper private struct Clamped {
    var wrappedValue: Int
    var limit = 10
  }

  private struct Wrapped {
    @Clamped var volume = 3
    var _plain = 1
  }

  @ObservableState struct Observed {
    struct Inner { var _x = 1 }

    let id = 1
    var count = 2
    @Pulse var alert: String? = "now"
    var inner = Inner()
    @ObservableStateIgnored var _cache = 3
  }

  @ObservableState struct Held {
    var count = 2
    weak var owner: AnyObject?
  }

  @Test func `an observed field shows under its own name, and the registrar of observers does not show`() {
    #expect(tree(Observed()) == #"{"id":1,"count":2,"alert":"now","inner":{"_x":1},"_cache":3}"#)
    #expect(tree(Held()) == #"{"count":2,"owner":null}"#)
  }

  private struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  private struct Empty {}

  @Test func `a struct shows its stored fields in the order of their declaration, private ones too`() {
    #expect(tree(Mixed()) == #"{"z":true,"a":7,"wide":{"_0":1,"_1":2},"hidden":"h"}"#)
  }

  @Test func `a lazy property shows as null until it was read`() {
    var value = Lazy()
    #expect(tree(value) == #"{"before":1,"slow":null,"observed":2}"#)
    _ = value.slow
    #expect(tree(value) == #"{"before":1,"slow":5,"observed":2}"#)
  }

  @Test func `a wrapped property shows under the name that the source uses`() {
    #expect(tree(Wrapped()) == #"{"volume":{"wrappedValue":3,"limit":10},"_plain":1}"#)
  }

  @Test func `generic structs show their fields, and empty ones an empty object`() {
    #expect(
      tree(Pair(first: [1], second: Pair(first: "x", second: nil as Int?)))
        == #"{"first":[1],"second":{"first":"x","second":null}}"#)
    #expect(tree(Empty()) == "{}")
    #expect(tree([Empty(), Empty()]) == "[{},{}]")
  }
}
