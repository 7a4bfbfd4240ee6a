import ActionScripts
import Testing

@Suite struct JSONStatementParserTests {
  @Test("a string that is one variable is its value, and an escape makes it a text")
  func variables() {
    let text = #"""
      {"do":"x","with":"${n}"}
      {"do":"x","with":"\u0024{n}"}
      {"do":"x","with":["a${n}",${n}]}
      {"do":"x","with":{"a":"${n}","b":["${n}"]}}
      {"x":{"a":"${n}"}}
      {"expect":"a == ${n}"}
      """#
    let parsed = Script.parse(text, file: "x.jsonl")
    #expect(parsed.diagnostics.isEmpty)
    #expect(
      ScriptFormatter(notation: .lines).text(of: parsed.script) == #"""
        x ${n}
        x "${n}"
        x a${n} ${n}
        x a=${n} b=[${n}]
        {"x":{"a":"${n}"}}
        ? a == ${n}

        """#)
  }

  @Test("a line in a string, and 'idle' as a time, have a hint")
  func linesInStrings() {
    let script = #"""
      "+5ms"
      "? a == 1"
      "? a ="
      {"until":"idle"}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: '+5ms' is not the name of an action
         --> x.reel:1:1
        1 | "+5ms"
          | ^^^^^^ write {"wait":"5ms"}
        error: '? a == 1' is not the name of an action
         --> x.reel:2:1
        2 | "? a == 1"
          | ^^^^^^^^^^ write {"expect":"a == 1"}
        error: '? a =' is not the name of an action
         --> x.reel:3:1
        3 | "? a ="
          | ^^^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: 'idle' is no time
         --> x.reel:4:10
        4 | {"until":"idle"}
          |          ^^^^^^ write {"wait":"idle"}
        """#)
  }

  @Test("a variation in JSON that is none is an error")
  func variations() {
    let script = #"""
      {"vary":"a"}
      {"vary":{"a":[]}}
      {"vary":{"a b":[1]}}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'vary' needs an object with an action and its values: {"vary":{"setPage":[1,2]}}, found "a"
         --> x.reel:1:9
        1 | {"vary":"a"}
          |         ^^^
        error: 'vary' needs an object with an action and its values: {"vary":{"setPage":[1,2]}}, found an object
         --> x.reel:2:9
        2 | {"vary":{"a":[]}}
          |         ^^^^^^^^
        error: 'a b' is not the name of an action
         --> x.reel:3:10
        3 | {"vary":{"a b":[1]}}
          |          ^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """#)
  }

  @Test("JSON that is no statement, or more than one, is an error")
  func statements() {
    let script = #"""
      {}
      "a b"
      ""
      {"do":"x"} y
      {"do":"x","wait":"5ms"}
      {"dp":"x","with":1}
      {"a":1,"b":2}
      {"with":1}
      {"do":"x","comment":"y"} # z
      [1]
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: an empty object is not a statement
         --> x.reel:1:1
        1 | {}
          | ^^ write: {"do":"increase"}
        error: 'a b' is not the name of an action
         --> x.reel:2:1
        2 | "a b"
          | ^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '' is not the name of an action
         --> x.reel:3:1
        3 | ""
          | ^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: unexpected 'y' after the JSON statement
         --> x.reel:4:12
        4 | {"do":"x"} y
          |            ^ a comment begins with '#'; write a text with blanks in double quotes
        error: two statements in one object: 'do' and 'wait'
         --> x.reel:5:11
        5 | {"do":"x","wait":"5ms"}
          |           ^^^^^^ every statement is an object of its own
        error: unknown key 'dp'
         --> x.reel:6:2
        6 | {"dp":"x","with":1}
          |  ^^^^ did you mean 'do'? a statement has one of: reactor, case, let, each, vary, include, redact, tag, only, lenient, xfail, timeout, seed, golden, wait, until, do, expect, always, never, sometimes, finally, port, stream, view, stub
        error: several keys, and none identifies the statement: 'a', 'b'
         --> x.reel:7:8
        7 | {"a":1,"b":2}
          |        ^^^ an action in its own coding has exactly one key
        error: 'with' alone is no statement
         --> x.reel:8:2
        8 | {"with":1}
          |  ^^^^^^ an action of this name is written {"do":"with"}
        error: this statement has a comment already
         --> x.reel:9:26
        9 | {"do":"x","comment":"y"} # z
          |                          ^^^
        error: a statement cannot begin with '['
          --> x.reel:10:1
        10 | [1]
           | ^ an array of statements is the JSON notation, and begins at the start of the script
        """#)
  }

  @Test("a value of the wrong kind is an error in every statement in JSON")
  func kinds() {
    let script = #"""
      {"reactor":5}
      {"reactor":"c","with":[1]}
      {"reactor":"c","with":{"a b":1}}
      {"case":5}
      {"case":""}
      {"case":"a\nb"}
      {"case":"a","comment":"x"}
      {"let":[1]}
      {"let":{}}
      {"let":{"a":1,"b":2}}
      {"let":{"a b":1}}
      {"include":""}
      {"redact":"a"}
      {"redact":"a..b","as":"id"}
      {"redact":5,"as":"id"}
      {"redact":"a","as":"b c"}
      {"tag":"a b"}
      {"only":false}
      {"xfail":null}
      {"timeout":5}
      {"timeout":"5"}
      {"seed":-1}
      {"seed":"1"}
      {"golden":"x"}
      {"wait":5}
      {"wait":"idel"}
      {"until":"idle"}
      {"comment":5}
      {"comment":"a\nb"}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: 'reactor' needs a string, found 5
         --> x.reel:1:12
        1 | {"reactor":5}
          |            ^
        error: 'with' needs an object of arguments, found an array
         --> x.reel:2:23
        2 | {"reactor":"c","with":[1]}
          |                       ^^^
        error: 'a b' is not a label
         --> x.reel:3:24
        3 | {"reactor":"c","with":{"a b":1}}
          |                        ^^^^^
        error: 'case' needs a string, found 5
         --> x.reel:4:9
        4 | {"case":5}
          |         ^
        error: 'case' is empty
         --> x.reel:5:9
        5 | {"case":""}
          |         ^^
        error: control character 10 in a title
         --> x.reel:6:9
        6 | {"case":"a\nb"}
          |         ^^^^^^ it must be on one line
        error: a comment is not allowed beside 'case', which takes the rest of its line
         --> x.reel:7:13
        7 | {"case":"a","comment":"x"}
          |             ^^^^^^^^^ write it as a statement of its own: {"comment":"text"}
        error: 'let' needs an object, found an array
         --> x.reel:8:8
        8 | {"let":[1]}
          |        ^^^
        error: 'let' declares one variable, not 0
         --> x.reel:9:8
        9 | {"let":{}}
          |        ^^ write: {"let":{"n":1}}
        error: 'let' declares one variable, not 2
          --> x.reel:10:8
        10 | {"let":{"a":1,"b":2}}
           |        ^^^^^^^^^^^^^ write: {"let":{"n":1}}
        error: 'a b' is not the name of a variable
          --> x.reel:11:9
        11 | {"let":{"a b":1}}
           |         ^^^^^ names of variables consist of letters, digits and '_'
        error: 'include' is empty
          --> x.reel:12:12
        12 | {"include":""}
           |            ^^
        error: 'as' is missing beside 'redact'
          --> x.reel:13:1
        13 | {"redact":"a"}
           | ^ write: {"redact":"items.*.id","as":"id"}
        error: a key is missing in the path
          --> x.reel:14:11
        14 | {"redact":"a..b","as":"id"}
           |           ^^^^^^ keys are joined by one '.': items.0.name
        error: 'redact' needs a string, found 5
          --> x.reel:15:11
        15 | {"redact":5,"as":"id"}
           |           ^
        error: 'b c' is not the name of a redaction
          --> x.reel:16:20
        16 | {"redact":"a","as":"b c"}
           |                    ^^^^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: 'a b' is not a tag
          --> x.reel:17:8
        17 | {"tag":"a b"}
           |        ^^^^^ a tag is one word without ',' and '!'
        error: 'only' needs true, found false
          --> x.reel:18:9
        18 | {"only":false}
           |         ^^^^^
        error: 'xfail' needs a string, found null
          --> x.reel:19:10
        19 | {"xfail":null}
           |          ^^^^
        error: 'timeout' needs a duration in quotes, such as "50ms", found 5
          --> x.reel:20:12
        20 | {"timeout":5}
           |            ^
        error: this duration has no unit
          --> x.reel:21:12
        21 | {"timeout":"5"}
           |            ^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'seed' needs a whole number from 0, found -1
          --> x.reel:22:9
        22 | {"seed":-1}
           |         ^^
        error: 'seed' needs a whole number from 0, found "1"
          --> x.reel:23:9
        23 | {"seed":"1"}
           |         ^^^
        error: 'golden' needs "none", found "x"
          --> x.reel:24:11
        24 | {"golden":"x"}
           |           ^^^
        error: 'wait' needs a duration in quotes, such as "50ms", found 5
          --> x.reel:25:9
        25 | {"wait":5}
           |         ^
        error: 'idel' is not a duration
          --> x.reel:26:9
        26 | {"wait":"idel"}
           |         ^^^^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'idle' is no time
          --> x.reel:27:10
        27 | {"until":"idle"}
           |          ^^^^^^ write {"wait":"idle"}
        error: 'comment' needs a string, found 5
          --> x.reel:28:12
        28 | {"comment":5}
           |            ^
        error: control character 10 in a comment
          --> x.reel:29:12
        29 | {"comment":"a\nb"}
           |            ^^^^^^ it must be on one line
        """#)
  }

  @Test("a variable that is not written right in JSON is an error")
  func badVariables() {
    let script = #"""
      {"do":"x","with":"${"}
      {"do":"x","with":{"a":["${5}"]}}
      {"let":{"n":"a${b"}}
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: '${' is not a variable
         --> x.reel:1:18
        1 | {"do":"x","with":"${"}
          |                  ^^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${5}' is not a variable
         --> x.reel:2:24
        2 | {"do":"x","with":{"a":["${5}"]}}
          |                        ^^^^^^ a variable is written ${name}; the characters '${' are written $${
        error: '${b' is not a variable
         --> x.reel:3:13
        3 | {"let":{"n":"a${b"}}
          |             ^^^^^^ a variable is written ${name}; the characters '${' are written $${
        """#)
  }
}
