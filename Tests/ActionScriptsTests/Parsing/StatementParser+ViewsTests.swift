import ActionScripts
import Testing

@Suite struct StatementParserViewsTests {
  @Test func `commands stand directly behind the sign`() {
    #expect(
      kinds("&bind\n &unbind # why\n&load\n&drop\n&stub on\n&stub off") == [
        .view(.bind), .view(.unbind), .view(.load), .view(.drop), .stub(true), .stub(false),
      ])
    #expect(
      kinds("&stub.state {\"a\":\n[1]}\n&stub.state 3\n&stub.state idle\n&stub.state ${s}") == [
        .stubState(Located(.object([.init("a", .array([.number("1")]))]))), .stubState(Located(.word("3"))),
        .stubState(Located(.string("idle"))), .stubState(Located(.variable("s"))),
      ])
  }

  @Test func `a gesture has a blank behind the sign, whatever its control is called`() {
    func gesture(_ control: [String], _ name: String, _ arguments: ActionCall.Argument...) -> Statement.Kind {
      .gesture(control: Located(Path(control)), ActionCall(name: Located(name), arguments: arguments))
    }
    #expect(
      kinds(
        #"""
        & searchField type "swift 6" # typed
        &  messageInput.sendButton  tap
        & bind tap
        & stub on
        & stub.state type 3
        & rows."a.b".-1 select row=2 {"a":
          ${n}}
        """#) == [
          gesture(["searchField"], "type", .init(Located(.string("swift 6")))),
          gesture(["messageInput", "sendButton"], "tap"), gesture(["bind"], "tap"), gesture(["stub"], "on"),
          gesture(["stub", "state"], "type", .init(Located(.word("3")))),
          gesture(
            ["rows", "a.b", "-1"], "select", .init(label: Located("row"), Located(.word("2"))),
            .init(Located(.object([.init("a", .variable("n"))])))),
        ])
  }

  @Test func `every part of a gesture has its place`() {
    let statement = Script.parse("  & list.é select  row=[1]  # c", file: "x.reel").script.statements[0]
    guard case .gesture(let control, let call) = statement.kind else {
      Issue.record("no gesture")
      return
    }
    #expect(statement.range == SourceRange(line: 1, column: 3, length: 24))
    #expect(control.range == SourceRange(line: 1, column: 5, length: 6))
    #expect(call.name.range == SourceRange(line: 1, column: 12, length: 6))
    #expect(call.arguments[0].label?.range == SourceRange(line: 1, column: 20, length: 3))
    #expect(call.arguments[0].value.range == SourceRange(line: 1, column: 24, length: 3))
  }

  @Test func `a command for a view that is missing, unknown or has a surplus word is an error`() {
    let script = #"""
      &
      & # c
      &bnd
      &Bind
      &reload
      &searchField type swift
      &{"view":"bind"}
      &bind tap
      &load {"a":1}
      &stub
      &stub ofn
      &stub On
      &stub yes
      &stub state {"a":1}
      &stub {"a":1}
      &stub "on"
      &stub on 1
      &stub.state
      &stub.stat 1
      &stub.state 1 2
      &stub.state a=[1]
      """#
    #expect(
      errors(of: script) == #"""
        1:2+1 a command or a control is missing after '&' | write: &bind, or: & searchField type swift
        2:2+1 a command or a control is missing after '&' | write: &bind, or: & searchField type swift
        3:1+4 unknown command '&bnd' | did you mean '&bind'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        4:1+5 unknown command '&Bind' | did you mean '&bind'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        5:1+7 unknown command '&reload' | did you mean '&load'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        6:1+12 unknown command '&searchField' | a gesture has a blank after '&': & searchField
        7:1+16 unknown command '&{"view":"bind"}' | commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        8:7+3 unexpected 'tap' after &bind | a gesture on a control called 'bind' has a blank after '&'
        9:7+7 unexpected '{"a":1}' after &load | a comment begins with '#'; write a text with blanks in double quotes
        10:6+1 'on' or 'off' is missing after &stub | write: &stub on
        11:7+3 unknown word 'ofn' after &stub | did you mean 'off'? write: &stub on, or: &stub off
        12:7+2 unknown word 'On' after &stub | did you mean 'on'? write: &stub on, or: &stub off
        13:7+3 unknown word 'yes' after &stub | write: &stub on, or: &stub off
        14:7+5 unknown word 'state' after &stub | set a state like this: &stub.state {"count":3}
        15:7+7 unknown word '{"a":1}' after &stub | set a state like this: &stub.state {"count":3}
        16:7+4 unknown word '"on"' after &stub | write: &stub on, or: &stub off
        17:10+1 unexpected '1' after 'on' | a comment begins with '#'; write a text with blanks in double quotes
        18:12+1 a value is missing after &stub.state | write: &stub.state {"count":3}
        19:1+10 unknown command '&stub.stat' | did you mean '&stub.state'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        20:15+1 unexpected '2' after the value | a comment begins with '#'; write a text with blanks in double quotes
        21:13+2 a label is not allowed here | only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test func `a gesture without a name, or with wrong arguments, is an error`() {
    let script = #"""
      & searchField
      & bind
      & stub.state {"a":1}
      & load "x"
      & searchField 3
      & searchField "type" x
      & searchField type a= b
      & searchField type a=1 a=2
      & searchField type _1=x
      & searchField type ${
      & a..b tap
      & a+b tap
      & . tap
      & rows.* tap
      & $frames tap
      & "a tap
      & {"a":1} tap
      """#
    #expect(
      errors(of: script) == #"""
        1:14+1 a gesture is missing after 'searchField' | write: & searchField tap
        2:7+1 a gesture is missing after 'bind' | the command has no blank after '&': &bind
        3:14+7 '{"a":1}' is not the name of a gesture | the command has no blank after '&': &stub.state
        4:8+3 '"x"' is not the name of a gesture | the command has no blank after '&': &load
        5:15+1 '3' is not the name of a gesture | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        6:15+6 '"type"' is not the name of a gesture | write names without quotes
        7:20+2 a value is missing after 'a=' | no blanks around '='; the empty string is ""; quote a text that ends in '='
        8:24+1 label 'a' stands twice
        9:20+2 '_1' is the label of argument 2, and this is argument 1 | leave the label out
        10:20+2 '${' is not a variable | a variable is written ${name}; the characters '${' are written $${
        11:5+2 a key is missing in the path | keys are joined by one '.': items.0.name
        12:3+3 'a+b' is not a plain key | write it in double quotes: "a+b"
        13:3+1 '.' is not the name of a control | a control has the name that the view gives it: searchField, messageInput.sendButton
        14:3+6 'rows.*' is not the name of a control | a control has the name that the view gives it: searchField, messageInput.sendButton
        15:3+7 '$frames' is not the name of a control | a control has the name that the view gives it: searchField, messageInput.sendButton
        16:3+6 this string is not terminated | a '"' is missing
        17:3+7 '{"a":1}' is not a plain key | write it in double quotes: "{\"a\":1}"
        """#)
  }
}
