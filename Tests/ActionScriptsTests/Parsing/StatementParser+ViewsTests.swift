import ActionScripts
import Testing

@Suite struct StatementParserViewsTests {
  private func kinds(_ text: String) -> [Statement.Kind] {
    Script.parse(text, file: "x.reel").script.statements.map(\.kind)
  }

  @Test("commands stand directly behind the sign")
  func commands() {
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

  @Test("a gesture has a blank behind the sign, whatever its control is called")
  func gestures() {
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

  @Test("every part of a gesture has its place")
  func places() {
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

  @Test("a command for a view that is missing, unknown or has a surplus word is an error")
  func wrongCommands() {
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
      renderedErrors(of: script) == #"""
        error: a command or a control is missing after '&'
         --> x.reel:1:2
        1 | &
          |  ^ write: &bind, or: & searchField type swift
        error: a command or a control is missing after '&'
         --> x.reel:2:2
        2 | & # c
          |  ^ write: &bind, or: & searchField type swift
        error: unknown command '&bnd'
         --> x.reel:3:1
        3 | &bnd
          | ^^^^ did you mean '&bind'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        error: unknown command '&Bind'
         --> x.reel:4:1
        4 | &Bind
          | ^^^^^ did you mean '&bind'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        error: unknown command '&reload'
         --> x.reel:5:1
        5 | &reload
          | ^^^^^^^ did you mean '&load'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        error: unknown command '&searchField'
         --> x.reel:6:1
        6 | &searchField type swift
          | ^^^^^^^^^^^^ a gesture has a blank after '&': & searchField
        error: unknown command '&{"view":"bind"}'
         --> x.reel:7:1
        7 | &{"view":"bind"}
          | ^^^^^^^^^^^^^^^^ commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        error: unexpected 'tap' after &bind
         --> x.reel:8:7
        8 | &bind tap
          |       ^^^ a gesture on a control called 'bind' has a blank after '&'
        error: unexpected '{"a":1}' after &load
         --> x.reel:9:7
        9 | &load {"a":1}
          |       ^^^^^^^ a comment begins with '#'; write a text with blanks in double quotes
        error: 'on' or 'off' is missing after &stub
          --> x.reel:10:6
        10 | &stub
           |      ^ write: &stub on
        error: unknown word 'ofn' after &stub
          --> x.reel:11:7
        11 | &stub ofn
           |       ^^^ did you mean 'off'? write: &stub on, or: &stub off
        error: unknown word 'On' after &stub
          --> x.reel:12:7
        12 | &stub On
           |       ^^ did you mean 'on'? write: &stub on, or: &stub off
        error: unknown word 'yes' after &stub
          --> x.reel:13:7
        13 | &stub yes
           |       ^^^ write: &stub on, or: &stub off
        error: unknown word 'state' after &stub
          --> x.reel:14:7
        14 | &stub state {"a":1}
           |       ^^^^^ set a state like this: &stub.state {"count":3}
        error: unknown word '{"a":1}' after &stub
          --> x.reel:15:7
        15 | &stub {"a":1}
           |       ^^^^^^^ set a state like this: &stub.state {"count":3}
        error: unknown word '"on"' after &stub
          --> x.reel:16:7
        16 | &stub "on"
           |       ^^^^ write: &stub on, or: &stub off
        error: unexpected '1' after 'on'
          --> x.reel:17:10
        17 | &stub on 1
           |          ^ a comment begins with '#'; write a text with blanks in double quotes
        error: a value is missing after &stub.state
          --> x.reel:18:12
        18 | &stub.state
           |            ^ write: &stub.state {"count":3}
        error: unknown command '&stub.stat'
          --> x.reel:19:1
        19 | &stub.stat 1
           | ^^^^^^^^^^ did you mean '&stub.state'? commands: &bind, &unbind, &load, &drop, &stub, &stub.state
        error: unexpected '2' after the value
          --> x.reel:20:15
        20 | &stub.state 1 2
           |               ^ a comment begins with '#'; write a text with blanks in double quotes
        error: a label is not allowed here
          --> x.reel:21:13
        21 | &stub.state a=[1]
           |             ^^ only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test("a gesture without a name, or with wrong arguments, is an error")
  func wrongGestures() {
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
      renderedErrors(of: script) == #"""
        error: a gesture is missing after 'searchField'
         --> x.reel:1:14
        1 | & searchField
          |              ^ write: & searchField tap
        error: a gesture is missing after 'bind'
         --> x.reel:2:7
        2 | & bind
          |       ^ the command has no blank after '&': &bind
        error: '{"a":1}' is not the name of a gesture
         --> x.reel:3:14
        3 | & stub.state {"a":1}
          |              ^^^^^^^ the command has no blank after '&': &stub.state
        error: '"x"' is not the name of a gesture
         --> x.reel:4:8
        4 | & load "x"
          |        ^^^ the command has no blank after '&': &load
        error: '3' is not the name of a gesture
         --> x.reel:5:15
        5 | & searchField 3
          |               ^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '"type"' is not the name of a gesture
         --> x.reel:6:15
        6 | & searchField "type" x
          |               ^^^^^^ write names without quotes
        error: a value is missing after 'a='
         --> x.reel:7:20
        7 | & searchField type a= b
          |                    ^^ no blanks around '='; the empty string is ""; quote a text that ends in '='
        error: label 'a' stands twice
         --> x.reel:8:24
        8 | & searchField type a=1 a=2
          |                        ^
        error: '_1' is the label of argument 2, and this is argument 1
         --> x.reel:9:20
        9 | & searchField type _1=x
          |                    ^^ leave the label out
        error: '${' is not a variable
          --> x.reel:10:20
        10 | & searchField type ${
           |                    ^^ a variable is written ${name}; the characters '${' are written $${
        error: a key is missing in the path
          --> x.reel:11:5
        11 | & a..b tap
           |     ^^ keys are joined by one '.': items.0.name
        error: 'a+b' is not a plain key
          --> x.reel:12:3
        12 | & a+b tap
           |   ^^^ write it in double quotes: "a+b"
        error: '.' is not the name of a control
          --> x.reel:13:3
        13 | & . tap
           |   ^ a control has the name that the view gives it: searchField, messageInput.sendButton
        error: 'rows.*' is not the name of a control
          --> x.reel:14:3
        14 | & rows.* tap
           |   ^^^^^^ a control has the name that the view gives it: searchField, messageInput.sendButton
        error: '$frames' is not the name of a control
          --> x.reel:15:3
        15 | & $frames tap
           |   ^^^^^^^ a control has the name that the view gives it: searchField, messageInput.sendButton
        error: this string is not terminated
          --> x.reel:16:3
        16 | & "a tap
           |   ^^^^^^ a '"' is missing
        error: '{"a":1}' is not a plain key
          --> x.reel:17:3
        17 | & {"a":1} tap
           |   ^^^^^^^ write it in double quotes: "{\"a\":1}"
        """#)
  }
}
