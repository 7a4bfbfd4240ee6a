import Testing

@testable import Comparison

struct KeySetTests {
  @Test func `a set of keys contains its keys and no others`() {
    let keys = (0..<1_000).map { UInt64($0) * 7 }
    let set = KeySet(keys + keys)
    #expect((0..<7_000).filter { set.contains(UInt64($0)) } == keys.map(Int.init))
    #expect(!set.contains(.max))
  }

  @Test func `keys that fall into one slot stay apart`() {
    let keys = (1..<40).map { UInt64($0) << 32 }
    let set = KeySet(keys)
    #expect(keys.allSatisfy(set.contains))
    #expect(!set.contains(40 << 32))
    #expect(!set.contains(0))
    #expect(KeySet([0]).contains(0))
    #expect(!KeySet([]).contains(0))
  }
}
