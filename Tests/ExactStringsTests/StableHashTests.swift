import ExactStrings
import Testing

@Suite struct StableHashTests {
  @Test(
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
      as [(String, UInt64)])
  func `the hash of bytes is that of FNV-1a`(text: String, hash: UInt64) {
    var stable = StableHash()
    stable.mix(text.utf8)
    #expect(stable.value == hash)
  }

  @Test func `a folded word changes the low bits by its high bits`() {
    var (plain, folded) = (Set<UInt64>(), Set<UInt64>())
    for high in 0..<16 as Range<UInt64> {
      var (one, other) = (StableHash(), StableHash())
      one.mix(high << 60)
      other.mix(folding: high << 60)
      plain.insert(one.value & 0xFFFF_FFFF)
      folded.insert(other.value & 0xFFFF_FFFF)
    }
    #expect(plain.count == 1)
    #expect(folded.count == 16)
  }
}
