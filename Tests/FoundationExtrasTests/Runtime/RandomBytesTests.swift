import FoundationExtras
import Testing

@Suite struct RandomBytesTests {
  @Test func `so many bytes as were asked for are random`() {
    var nonce = [UInt8](repeating: 0, count: 64)
    #expect(SecRandomCopyBytes(kSecRandomDefault, 48, &nonce) == errSecSuccess)
    #expect(Set(nonce[..<48]).count > 8)
    #expect(nonce[48...].allSatisfy { $0 == 0 })
    var byte: UInt8 = 0
    #expect(SecRandomCopyBytes(kSecRandomDefault, 1, &byte) == errSecSuccess)
  }
}
