import ExactStrings
import Timelines

extension String {
  /// The text as one word of a shell; characters that would harm a terminal are written as bytes in the notation of
  /// bash and zsh.
  package var asShellWord: String {
    if onOneLine != self {
      let bytes = utf8.map { byte in
        byte > 0x20 && byte < 0x7F && byte != UInt8(ascii: "'") && byte != UInt8(ascii: "\\")
          ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "$'\(bytes.joined())'"
    }
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { "/._-+:@%".unicodeScalars.contains($0) || $0.isPlainLetter }
    return isPlain ? self : "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'"
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainLetter: Bool { properties.isAlphabetic || ("0"..."9").contains(self) }
}
