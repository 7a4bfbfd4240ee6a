import JSONValues
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

  private struct Pair<First, Second> {
    var first: First
    var second: Second
  }

  private struct Empty {}

  @Test func `stored fields in the order of declaration, private ones too`() {
    #expect(tree(Mixed()) == #"{"z":true,"a":7,"wide":{"_0":1,"_1":2},"hidden":"h"}"#)
  }

  @Test func `a lazy property is null until it is asked for`() {
    var value = Lazy()
    #expect(tree(value) == #"{"before":1,"slow":null,"observed":2}"#)
    _ = value.slow
    #expect(tree(value) == #"{"before":1,"slow":5,"observed":2}"#)
  }

  @Test func `a wrapped property has the name that the source uses`() {
    #expect(tree(Wrapped()) == #"{"volume":{"wrappedValue":3,"limit":10},"_plain":1}"#)
  }

  @Test func `generic and empty structs`() {
    #expect(
      tree(Pair(first: [1], second: Pair(first: "x", second: nil as Int?)))
        == #"{"first":[1],"second":{"first":"x","second":null}}"#)
    #expect(tree(Empty()) == "{}")
    #expect(tree([Empty(), Empty()]) == "[{},{}]")
  }
}
