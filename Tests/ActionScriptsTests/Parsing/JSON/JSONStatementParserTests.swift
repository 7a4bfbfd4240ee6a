import ActionScripts
import Testing

@Suite struct JSONStatementParserTests {
  @Test func `a string that is one variable is its value, and an escape makes it a text`() {
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

  @Test func `a line in a string, 'idle' as a time, and a misspelt 'idle' have a hint`() {
    let script = #"""
      "+5ms"
      "? a == 1"
      "? a ="
      {"until":"idle"}
      {"wait":"idel"}
      "up x3"
      {"do":"follow 5"}
      {"expect":"? a == 1"}
      """#
    #expect(
      errors(of: script) == #"""
        1:1+6 '+5ms' is not the name of an action | write {"wait":"5ms"}
        2:1+10 '? a == 1' is not the name of an action | write {"expect":"a == 1"}
        3:1+7 '? a =' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        4:10+6 'idle' is no time | write {"wait":"idle"}
        5:9+6 'idel' is not a duration | did you mean "idle"?
        6:1+7 'up x3' is not the name of an action | write {"do":"up","times":3}
        7:7+10 'follow 5' is not the name of an action | write {"do":"follow","with":5}
        8:12+1 '?' has no place in JSON | the key says it already: leave it out
        """#)
  }

  @Test func `a variation in JSON that is none is an error`() {
    let script = #"""
      {"vary":"a"}
      {"vary":{"a":[]}}
      {"vary":{"a b":[1]}}
      """#
    #expect(
      errors(of: script) == #"""
        1:9+3 'vary' needs an object with an action and its values: {"vary":{"setPage":[1,2]}}, found "a"
        2:14+2 'vary' needs at least one value | write: {"vary":{"setPage":[1,2]}}
        3:10+5 'a b' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        """#)
  }

  @Test func `JSON that is no statement, or more than one, is an error`() {
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
      errors(of: script) == #"""
        1:1+2 an empty object is not a statement | write: {"do":"increase"}
        2:1+5 'a b' is not the name of an action | write {"do":"a","with":"b"}
        3:1+2 '' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        4:12+1 unexpected 'y' after the JSON statement | a comment begins with '#'; write a text with blanks in double quotes
        5:11+6 two statements in one object: 'do' and 'wait' | every statement is an object of its own
        6:2+4 unknown key 'dp' | did you mean 'do'? a statement has one of: reactor, case, let, each, vary, include, redact, tag, only, lenient, xfail, timeout, seed, golden, wait, until, do, expect, always, never, sometimes, finally, port, stream, view, stub
        7:8+3 several keys, and none identifies the statement: 'a', 'b' | an action in its own coding has exactly one key
        8:2+6 'with' alone is no statement | an action of this name is written {"do":"with"}
        9:26+3 this statement has a comment already
        10:1+1 a statement cannot begin with '[' | an array of statements is the JSON notation, and begins at the start of the script
        """#)
  }

  @Test func `a value of the wrong kind is an error in every statement in JSON`() {
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
      {"each":{"n":[]}}
      """#
    #expect(
      errors(of: script) == #"""
        1:12+1 'reactor' needs a string, found 5
        2:23+3 'with' needs an object of arguments, found an array
        3:24+5 'a b' is not a label
        4:9+1 'case' needs a string, found 5
        5:9+2 'case' is empty
        6:9+6 control character 10 in a title | it must be on one line
        7:13+9 a comment is not allowed beside 'case', which takes the rest of its line | write it as a statement of its own: {"comment":"text"}
        8:8+3 'let' needs an object, found an array
        9:8+2 'let' declares one variable, not 0 | write: {"let":{"n":1}}
        10:8+13 'let' declares one variable, not 2 | write: {"let":{"n":1}}
        11:9+5 'a b' is not the name of a variable | names of variables consist of letters, digits and '_'
        12:12+2 'include' is empty
        13:1+1 'as' is missing beside 'redact' | write: {"redact":"items.*.id","as":"id"}
        14:11+6 a key is missing in the path | keys are joined by one '.': items.0.name
        15:11+1 'redact' needs a string, found 5
        16:20+5 'b c' is not the name of a redaction | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        17:8+5 'a b' is not a tag | a tag is one word without ',' and '!'
        18:9+5 'only' needs true, found false
        19:10+4 'xfail' needs a string, found null
        20:12+1 'timeout' needs a duration in quotes, such as "50ms", found 5
        21:12+3 this duration has no unit | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        22:9+2 'seed' needs a whole number from 0, found -1
        23:9+3 'seed' needs a whole number from 0, found "1"
        24:11+3 'golden' needs "none", found "x"
        25:9+1 'wait' needs a duration in quotes, such as "50ms", found 5
        26:9+6 'idel' is not a duration | did you mean "idle"?
        27:10+6 'idle' is no time | write {"wait":"idle"}
        28:12+1 'comment' needs a string, found 5
        29:12+6 control character 10 in a comment | it must be on one line
        30:14+2 'each' needs at least one value | write: {"each":{"n":[1,2]}}
        """#)
  }

  @Test func `a variable that is not written right in JSON is an error`() {
    let script = #"""
      {"do":"x","with":"${"}
      {"do":"x","with":{"a":["${5}"]}}
      {"let":{"n":"a${b"}}
      """#
    #expect(
      errors(of: script) == #"""
        1:18+4 '${' is not a variable | a variable is written ${name}; the characters '${' are written $${
        2:24+6 '${5}' is not a variable | a variable is written ${name}; the characters '${' are written $${
        3:13+6 '${b' is not a variable | a variable is written ${name}; the characters '${' are written $${
        """#)
  }
}
