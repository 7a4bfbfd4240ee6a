import FoundationExtras
import Testing

@Suite struct RandomBytesTests {
  @Test func `the number of bytes that is asked for is random, and no other byte`() {
    var nonce = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 48, &nonce) == errSecSuccess)
    #expect(Set(nonce[..<48]).count > 8)
    #expect(nonce[48...].allSatisfy { $0 == 0 })
    var byte: UInt8 = 0
    #expect(SecRandomCopyBytes(kSecRandomDefault, 1, &byte) == errSecSuccess)
  }
}
