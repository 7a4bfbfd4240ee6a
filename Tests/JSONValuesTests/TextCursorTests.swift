import JSONValues
import Testing

@Suite struct TextCursorTests {
  @Test func `what was parsed prints as the same text, without blanks`() throws {
    for text in [
      "null", "true", "false", "0", "-1", "9223372036854775807", "-9223372036854775808", "18446744073709551616", "-0",
      "1.50",
      "1E+9", #""a\"b\\c""#, #""\u0000\u001b\u007f\u0085\u061c\u200b\u2028\u202e\u2066\ufeff\n\r\t""#,
      #""\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180b\u180f\u206f\u3164\uffa0\ufff0\ufffb""#,
      #""\ud82f\udca0\ud834\udd7a\udb40\udc00\udb40\udc41\udb43\udfff""#, "\"\u{2764}\u{FE0F}\"",
      #""é日本😀/""#,
      "[]",
      "{}", #"[[],{"b":[1,2],"a":null}]"#,
    ] {
      #expect(try JSONValue(parsing: text).text == text)
    }
    #expect(try JSONValue(parsing: "[ 1 ,\n{ \"a\" : \"\\u0041\\/\" } ]").text == #"[1,{"a":"A/"}]"#)
  }

  @Test func `whole numbers are written with all their digits`() {
    let text = TextBuffer.string { text in
      for value in [0, 7, -7, 10, 123_456, -10, Int.max, Int.min] {
        text.write(value)
        text.write(" " as StaticString)
      }
    }
    #expect(text == "0 7 -7 10 123456 -10 9223372036854775807 -9223372036854775808 ")
    var power = 1
    for _ in 0..<19 {
      for value in [power - 1, power, power + 7] {
        #expect(JSONValue.integer(value).text == value.description)
        #expect(JSONValue.integer(-value).text == (-value).description)
      }
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
  }

  @Test func `texts are escaped as JSON strings, or only where they would harm what is around them`() {
    let text = TextBuffer.string { text in
      text.write(quoted: "a\"é\u{1B}")
      text.write(escapingHarmfulOf: "\\\"b\u{202E}")
    }
    #expect(text == #""a\"é\u001b"\"b\u202e"#)
  }
}
