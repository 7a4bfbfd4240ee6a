import Testing

@testable import WorkerProcesses

@Suite struct MessageFramesTests {
  @Test func `messages come out one by one, whatever pieces their bytes arrive in`() throws {
    let stream = ["one", "", String(repeating: "x", count: 1000)].flatMap { MessageFrames.frame($0) }
    for size in [1, 2, 3, 7, 100, stream.count] {
      var frames = MessageFrames()
      var messages: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        frames.append(stream[start..<min(start + size, stream.count)])
        while let message = try frames.next(String.self) { messages.append(message) }
      }
      #expect(messages.map(\.count) == [3, 0, 1000])
    }
  }

  @Test func `messages that are large, and small ones behind them, come out whole`() throws {
    let texts = [1_000_000, 3, 400_000, 0, 5].map { String(repeating: "y", count: $0) }
    let stream = texts.flatMap { MessageFrames.frame($0) }
    for size in [1_000, 65_536, 500_000, stream.count] {
      var frames = MessageFrames()
      var messages: [String] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        frames.append(stream[start..<min(start + size, stream.count)])
        while let message = try frames.next(String.self) { messages.append(message) }
      }
      #expect(messages == texts)
    }
  }

  @Test(arguments: ["nonsense", "r!", "reel\u{0}\u{0}\u{0}\u{0}", "reel\u{3}\u{0}\u{0}\u{0}\u{1}aa"])
  func `bytes that are no message are an error`(text: String) {
    var frames = MessageFrames()
    frames.append(text.utf8)
    #expect(throws: MessageError.self) { try frames.next(String.self) }
  }
}
