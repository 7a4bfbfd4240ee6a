import ExactStrings
import Testing
import Timelines

@testable import WorkerProcesses

/// Messages between processes of the tool arrive unchanged.
@Suite struct MessageTests {
  private func sent<Content: Message>(_ content: Content) throws -> Content {
    var bytes = MessageBytes()
    content.write(to: &bytes)
    var copy = MessageBytes(bytes.bytes)
    let result = try Content(from: &copy)
    #expect(copy.isAtEnd)
    return result
  }

  @Test(arguments: [0, 1, -1, 127, 128, 300, .max, .min])
  func `whole numbers of any size arrive as they were`(number: Int) throws {
    #expect(try sent(number) == number)
    #expect(try sent(UInt64(bitPattern: Int64(number))) == UInt64(bitPattern: Int64(number)))
  }

  @Test func `texts, lists, flags and missing values arrive as they were`() throws {
    #expect(try sent("") == "")
    #expect(try sent("größer 🙂\n") == "größer 🙂\n")
    #expect(try sent(["a", "", "b"]) == ["a", "", "b"])
    #expect(try sent([UInt8](0...255)) == [UInt8](0...255))
    #expect(try sent([String?.none, "x"]) == [nil, "x"])
    #expect(try sent([true, false]) == [true, false])
  }

  @Test func `sets and dictionaries arrive as they were, in the order of their elements`() throws {
    #expect(try sent(Set([3, 1, 2])) == [1, 2, 3])
    let names: [ExactString: Bool] = ["é": true, "e\u{301}": false]
    #expect(try sent(names) == names)
    var (bytes, others) = (MessageBytes(), MessageBytes())
    bytes.write(Set([3, 1, 2]), names)
    others.write([1, 2, 3], 2, "e\u{301}", false, "é", true)
    #expect(bytes.bytes == others.bytes)
  }

  @Test func `a raw value that no case has is an error`() throws {
    #expect(try sent(Direction.up) == .up)
    var bytes = MessageBytes([3])
    #expect(throws: MessageError.self) { try Direction(from: &bytes) }
  }

  @Test func `a message that is cut off at any byte is an error`() throws {
    var bytes = MessageBytes()
    ["abc", "defg"].write(to: &bytes)
    for count in bytes.bytes.indices {
      var piece = MessageBytes(Array(bytes.bytes[..<count]))
      #expect(throws: MessageError.self) { try [String](from: &piece) }
    }
  }

  @Test(arguments: [[0xff], [0x85, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], [7, 1]])
  func `a length that is longer than the message or no number is an error`(bytes: [UInt8]) {
    var text = MessageBytes(bytes)
    #expect(throws: MessageError.self) { try String(from: &text) }
    var list = MessageBytes(bytes)
    #expect(throws: MessageError.self) { try [UInt8](from: &list) }
  }
}

private enum Direction: UInt8, Message {
  case up, down
}
