import ActionScripts
import Testing

@Suite struct JSONStatementParserViewsTests {
  @Test func `commands for a view and its stub can be written in JSON`() {
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

  @Test func `the key 'gesture' makes a control of the name, and 'with' holds arguments as those of an action`() {
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

  @Test func `mistakes in a view's statement in JSON are errors at their keys`() {
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
      errors(of: script) == #"""
        1:9+13 a gesture is missing beside the control 'searchField' | write "gesture":"tap" beside it; commands: bind, unbind, load, drop
        2:9+5 a gesture is missing beside the control 'bnd' | did you mean 'bind'? commands: bind, unbind, load, drop
        3:9+13 a gesture is missing beside the control 'searchField' | write "gesture":"tap" beside it; commands: bind, unbind, load, drop
        4:16+6 'with' has no place beside the command 'bind' | a gesture on a control called 'bind' needs the key 'gesture'
        5:9+1 'view' needs a string, found 3
        6:9+2 'view' is empty
        7:9+4 'view' needs a string, found null
        8:9+6 a key is missing in the path | keys are joined by one '.': items.0.name
        9:9+3 '*' is not the name of a control | a control has the name that the view gives it: searchField, messageInput.sendButton
        10:23+7 'gesture' needs a string, found an array
        11:23+5 'a b' is not the name of a gesture | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        12:13+8 unknown key 'gestur' beside 'view' | did you mean 'gesture'? this statement takes: gesture, with, comment
        13:16+6 two statements in one object: 'view' and 'stub' | every statement is an object of its own
        14:2+9 'gesture' alone is no statement | an action of this name is written {"do":"gesture"}
        """#)
  }

  @Test func `mistakes in a stub's statement in JSON are errors at their keys`() {
    let script = #"""
      {"stub":true}
      {"stub":"of"}
      {"stub":{}}
      {"stub":{"stat":1}}
      {"stub":{"state":1,"value":2}}
      {"stub":"on","with":1}
      """#
    #expect(
      errors(of: script) == #"""
        1:9+4 'stub' needs "on", "off" or a state, found true | write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        2:9+4 'stub' needs "on", "off" or a state, found "of" | write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        3:9+2 'state' is missing in 'stub' | write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}
        4:10+6 unknown key 'stat' in 'stub' | did you mean 'state'? it takes: state
        5:20+7 unknown key 'value' in 'stub' | it takes: state
        6:14+6 unknown key 'with' beside 'stub' | this statement takes: comment
        """#)
  }
}
