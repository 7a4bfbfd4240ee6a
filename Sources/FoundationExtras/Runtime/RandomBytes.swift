/// A source of random bytes.
public struct SecRandomRef: Sendable {}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// The random numbers of the system.
public let kSecRandomDefault: SecRandomRef? = nil

/// The status of a call that succeeded.
public let errSecSuccess: OSStatus = 0

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills memory with random bytes, as for the nonce of a login, and returns `errSecSuccess`.
///
/// The bytes differ from run to run, as those of `Int.random(in:)` do.
public func SecRandomCopyBytes(_ source: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> OSStatus {
  for offset in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: offset, as: UInt8.self)
  }
  return errSecSuccess
}
