import ActionScripts
import TestSupport
import Testing

@Suite struct JSONStatementParserActionsTests {
  private func call(_ json: String) -> ActionCall? {
    guard case .action(let call)? = Script.parse(json, file: "x.jsonl").script.statements.first?.kind else {
      return nil
    }
    return call
  }

  @Test func `the payloads of an action in JSON are one value, a list or an object of labels`() {
    expect([
      #"{"do":"x","with":42}"#: [.init(Located(.word("42")))],
      #"{"do":"x","with":"42"}"#: [.init(Located(.string("42")))],
      #"{"do":"x","with":null}"#: [.init(Located(.word("null")))],
      #"{"do":"x","with":[]}"#: [],
    ]) { call($0)?.arguments }
    #expect(
      call(#"{"do":"x","with":[true,[1]]}"#)?.arguments.map(\.value.value) == [.word("true"), .array([.number("1")])])
    #expect(call(#"{"do":"x","with":{"a":1}}"#)?.arguments == [.init(label: Located("a"), Located(.word("1")))])
    #expect(
      call(#"{"do":"x","with":{"_1":[],"a":1}}"#)?.arguments
        == [.init(label: Located("a"), Located(.word("1"))), .init(Located(.array([])))])
    #expect(call(#"{"do":"x","with":{"_1":1}}"#)?.arguments == [.init(Located(.object([.init("_1", .number("1"))])))])
    #expect(call(#"{"do":"x","with":{"a b":1}}"#)?.arguments.count == 1)
  }

  @Test func `an action in its own coding keeps the types of JSON`() {
    let follow = call(#"{"follow":{"_0":42}}"#)
    #expect(follow?.isCoded == true)
    #expect(follow?.arguments == [.init(Located(.object([.init("_0", .number("42"))])))])
    #expect(call(#"{"follow":null}"#)?.arguments == [.init(Located(.null))])
    #expect(call(#"{"do":"follow","with":1}"#)?.isCoded == false)
    #expect(call(#""follow""#) == ActionCall(name: Located("follow")))
  }

  @Test func `a name in JSON that is no name of an action is an error`() {
    let script = #"""
      {"do":5}
      {"do":""}
      {"do":"a b"}
      {"a b":{}}
      {"reply":{}}
      {"a":1,"b":2,"c":3}
      {"x":1,"wait":"5ms"}
      """#
    #expect(
      errors(of: script) == #"""
        1:7+1 'do' needs a string, found 5
        2:7+2 'do' is empty
        3:7+5 'a b' is not the name of an action | write {"do":"a","with":"b"}
        4:2+5 'a b' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        5:2+7 'reply' alone is no statement | an action of this name is written {"do":"reply"}
        6:8+3 several keys, and none identifies the statement: 'a', 'b', 'c' | an action in its own coding has exactly one key
        7:2+3 unknown key 'x' beside 'wait' | this statement takes: comment
        """#)
  }
}
