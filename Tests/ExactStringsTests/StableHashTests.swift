import ExactStrings
import Testing

@Suite struct StableHashTests {
  @Test(
    "the hash of bytes is that of FNV-1a",
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)]
      as [(String, UInt64)])
  func knownHashes(text: String, hash: UInt64) {
    var stable = StableHash()
    stable.mix(text.utf8)
    #expect(stable.value == hash)
  }
}
