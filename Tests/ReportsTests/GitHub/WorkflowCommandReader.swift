/// Reads lines of standard output as the runner of GitHub Actions does: two colons, a name, properties, two colons, a
/// message, in which percent signs stand for what was escaped.
enum WorkflowCommandReader {
  struct Command: Equatable {
    var name: String
    var properties: [String: String]
    var message: String
  }

  /// The command on a line; nil if the runner would show the line as it is.
  static func read(_ line: some StringProtocol) -> Command? {
    let bytes = Array(line.utf8)
    let colon = UInt8(ascii: ":")
    guard bytes.starts(with: [colon, colon]) else { return nil }
    guard let end = bytes.indices.dropFirst(2).dropLast().first(where: { bytes[$0] == colon && bytes[$0 + 1] == colon })
    else { return nil }
    let head = bytes[2..<end].split(separator: UInt8(ascii: " "), maxSplits: 1)
    var properties: [String: String] = [:]
    for property in head.dropFirst().joined().split(separator: UInt8(ascii: ",")) {
      let pair = property.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      properties[text(pair[0], [:])] = text(pair[1], ["%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%"])
    }
    let message = text(bytes[(end + 2)...], ["%0D": "\r", "%0A": "\n", "%25": "%"])
    return Command(name: text(head[0], [:]), properties: properties, message: message)
  }

  private static func text(_ bytes: some Sequence<UInt8>, _ escapes: [String: String]) -> String {
    var rest = Array(bytes)[...]
    var result: [UInt8] = []
    while let byte = rest.popFirst() {
      let escape = byte == UInt8(ascii: "%") ? escapes["%" + String(decoding: rest.prefix(2), as: UTF8.self)] : nil
      result += escape.map { Array($0.utf8) } ?? [byte]
      if escape != nil { rest.removeFirst(2) }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
