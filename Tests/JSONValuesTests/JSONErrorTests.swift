import JSONValues
import Testing

@Suite struct JSONErrorTests {
  @Test func `of long texts a message quotes the start`() {
    let long = String(repeating: "a", count: 1000)
    let start = String(repeating: "a", count: 57) + "..."
    #expect(
      JSONError(.unquotedWord(long), 0..<1000).description
        == "unquoted word '\(start)': write a JSON string in double quotes")
    #expect(JSONError(.badNumber(long), 0..<1).description == "'\(start)' is not a number")
    #expect(JSONError(.badEscape(long), 0..<1).description == "'\(start)' is not an escape sequence")
    #expect(JSONError(.duplicateKey(long), 0..<1).description == "key \"\(start)\" stands twice")
    #expect(JSONError(.expected("x", found: long), 0..<1).description == "expected x, found \(start)")
  }

  @Test func `an error has a message of one line, with control characters escaped`() {
    #expect(JSONError(.tooDeep(limit: 512), 0..<1).description == "brackets nest deeper than 512 levels")
    #expect(JSONError(.unclosed("{"), 0..<1).description == "'{' is never closed")
    #expect(JSONError(.duplicateKey("\u{1B}"), 0..<1).description == #"key "\u001b" stands twice"#)
  }
}
