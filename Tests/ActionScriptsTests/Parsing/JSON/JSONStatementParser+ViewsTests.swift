import ActionScripts
import Testing

@Suite struct JSONStatementParserViewsTests {
  private func kinds(_ text: String) -> [Statement.Kind] {
    Script.parse(text, file: "x.reel").script.statements.map(\.kind)
  }

  @Test("commands for a view and its stub can be written in JSON")
  func commands() {
    #expect(
      kinds(
        #"""
        {"view":"bind"}
        {"view":"unbind"}
        {"view":"load"}
        {"view":"drop"}
        {"stub":"on"}
        {"stub":"off"}
        {"stub":{"state":{"a":true}}}
        {"stub":{"state":3}}
        {"stub":{"state":"${s}"}}
        """#) == [
          .view(.bind), .view(.unbind), .view(.load), .view(.drop), .stub(true), .stub(false),
          .stubState(Located(.object([.init("a", .bool(true))]))), .stubState(Located(.word("3"))),
          .stubState(Located(.variable("s"))),
        ])
  }

  @Test("the key 'gesture' makes a control of the name, and 'with' holds arguments as those of an action")
  func gestures() {
    func gesture(_ control: [String], _ name: String, _ arguments: ActionCall.Argument...) -> Statement.Kind {
      .gesture(control: Located(Path(control)), ActionCall(name: Located(name), arguments: arguments))
    }
    #expect(
      kinds(
        #"""
        {"view":"f","gesture":"type","with":["x"]}
        {"view":"f","gesture":"type","with":"x"}
        {"gesture":"tap","view":"bind"}
        {"view":"messageInput.\"send button\"","gesture":"tap"}
        {"view":"list","gesture":"select","with":{"row":1}}
        {"view":"list","gesture":"select","with":[{"row":1}]}
        """#) == [
          gesture(["f"], "type", .init(Located(.string("x")))), gesture(["f"], "type", .init(Located(.string("x")))),
          gesture(["bind"], "tap"), gesture(["messageInput", "send button"], "tap"),
          gesture(["list"], "select", .init(label: Located("row"), Located(.word("1")))),
          gesture(["list"], "select", .init(Located(.object([.init("row", .number("1"))])))),
        ])
  }

  @Test("mistakes in a view's statement in JSON are errors at their keys")
  func wrongViews() {
    let script = #"""
      {"view":"searchField"}
      {"view":"bnd"}
      {"view":"searchField","with":["x"]}
      {"view":"bind","with":["x"]}
      {"view":3}
      {"view":""}
      {"view":null,"gesture":"tap"}
      {"view":"a..b","gesture":"tap"}
      {"view":"*","gesture":"tap"}
      {"view":"f","gesture":["tap"]}
      {"view":"f","gesture":"a b"}
      {"view":"f","gestur":"tap"}
      {"view":"bind","stub":"on"}
      {"gesture":"tap"}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a gesture is missing beside the control 'searchField'
         --> x.reel:1:9
        1 | {"view":"searchField"}
          |         ^^^^^^^^^^^^^ write "gesture":"tap" beside it; commands: bind, unbind, load, drop
        error: a gesture is missing beside the control 'bnd'
         --> x.reel:2:9
        2 | {"view":"bnd"}
          |         ^^^^^ did you mean 'bind'? commands: bind, unbind, load, drop
        error: a gesture is missing beside the control 'searchField'
         --> x.reel:3:9
        3 | {"view":"searchField","with":["x"]}
          |         ^^^^^^^^^^^^^ write "gesture":"tap" beside it; commands: bind, unbind, load, drop
        error: 'with' has no place beside the command 'bind'
         --> x.reel:4:16
        4 | {"view":"bind","with":["x"]}
          |                ^^^^^^ a gesture on a control called 'bind' needs the key 'gesture'
        error: 'view' needs a string, found 3
         --> x.reel:5:9
        5 | {"view":3}
          |         ^
        error: 'view' is empty
         --> x.reel:6:9
        6 | {"view":""}
          |         ^^
        error: 'view' needs a string, found null
         --> x.reel:7:9
        7 | {"view":null,"gesture":"tap"}
          |         ^^^^
        error: a key is missing in the path
         --> x.reel:8:9
        8 | {"view":"a..b","gesture":"tap"}
          |         ^^^^^^ keys are joined by one '.': items.0.name
        error: '*' is not the name of a control
         --> x.reel:9:9
        9 | {"view":"*","gesture":"tap"}
          |         ^^^ a control has the name that the view gives it: searchField, messageInput.sendButton
        error: 'gesture' needs a string, found an array
          --> x.reel:10:23
        10 | {"view":"f","gesture":["tap"]}
           |                       ^^^^^^^
        error: 'a b' is not the name of a gesture
          --> x.reel:11:23
        11 | {"view":"f","gesture":"a b"}
           |                       ^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: unknown key 'gestur' beside 'view'
          --> x.reel:12:13
        12 | {"view":"f","gestur":"tap"}
           |             ^^^^^^^^ did you mean 'gesture'? this statement takes: gesture, with, comment
        error: two statements in one object: 'view' and 'stub'
          --> x.reel:13:16
        13 | {"view":"bind","stub":"on"}
           |                ^^^^^^ every statement is an object of its own
        error: 'gesture' alone is no statement
          --> x.reel:14:2
        14 | {"gesture":"tap"}
           |  ^^^^^^^^^ an action of this name is written {"do":"gesture"}
        """#)
  }

  @Test("mistakes in a stub's statement in JSON are errors at their keys")
  func wrongStubs() {
    let script = #"""
      {"stub":true}
      {"stub":"of"}
      {"stub":{}}
      {"stub":{"stat":1}}
      {"stub":{"state":1,"value":2}}
      {"stub":"on","with":1}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'stub' needs "on", "off" or a state, found true
         --> x.reel:1:9
        1 | {"stub":true}
          |         ^^^^ write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        error: 'stub' needs "on", "off" or a state, found "of"
         --> x.reel:2:9
        2 | {"stub":"of"}
          |         ^^^^ write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        error: 'state' is missing in 'stub'
         --> x.reel:3:9
        3 | {"stub":{}}
          |         ^^ write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        error: unknown key 'stat' in 'stub'
         --> x.reel:4:10
        4 | {"stub":{"stat":1}}
          |          ^^^^^^ did you mean 'state'? it takes: state
        error: unknown key 'value' in 'stub'
         --> x.reel:5:20
        5 | {"stub":{"state":1,"value":2}}
          |                    ^^^^^^^ it takes: state
        error: unknown key 'with' beside 'stub'
         --> x.reel:6:14
        6 | {"stub":"on","with":1}
          |              ^^^^^^ this statement takes: comment
        """#)
  }
}
