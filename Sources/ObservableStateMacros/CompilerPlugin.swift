import FoundationValues
import ObservableStateExpansions
import SystemCalls

/// The process that the compiler starts and sends messages to over pipes. A message consists of its length, as eight
/// bytes in little-endian order, and that many bytes of JSON.
@main enum CompilerPlugin {
  static func main() {
    while let header = receive(8) {
      let length = header.reversed().reduce(0) { $0 << 8 | Int($1) }
      guard let bytes = receive(length), let answer = try? PluginMessage.answer(to: Data(bytes)) else { return }
      send((0..<8).map { UInt8(truncatingIfNeeded: answer.count >> ($0 * 8)) } + answer)
    }
  }

  /// Returns `count` bytes of the input; nil at its end.
  private static func receive(_ count: Int) -> [UInt8]? {
    var bytes: [UInt8] = []
    while bytes.count < count {
      let missing = count - bytes.count
      let chunk = [UInt8](unsafeUninitializedCapacity: missing) { buffer, received in
        received = max(0, read(STDIN_FILENO, buffer.baseAddress, missing))
      }
      if chunk.isEmpty { return nil }
      bytes += chunk
    }
    return bytes
  }

  private static func send(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(STDOUT_FILENO, $0.baseAddress, $0.count) }
      if count <= 0 { return }
      rest = rest.dropFirst(count)
    }
  }
}
