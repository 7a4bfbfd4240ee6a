import ActionScripts
import Testing

@Suite struct StatementParserDirectivesTests {
  @Test func `unknown directives get a suggestion`() {
    let script = #"""
      @includ f
      @relay counter
      @
      @ only
      @case_ x
      """#
    #expect(
      errors(of: script) == #"""
        1:1+7 unknown directive '@includ' | did you mean '@include'? directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        2:1+6 unknown directive '@relay' | directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        3:1+1 a directive is missing after '@' | directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        4:1+1 a directive is missing after '@' | directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        5:1+6 unknown directive '@case_' | did you mean '@case'? directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        """#)
  }

  @Test func `@vary without an action, or without a value, is an error`() {
    let script = #"""
      @vary
      @vary a
      @vary 5 1
      @vary a b=c k="y"
      """#
    #expect(
      errors(of: script) == #"""
        1:6+1 the name of an action is missing | write: @vary updateQuery "" "a" nil
        2:8+1 a value is missing after the action | write: @vary updateQuery "" "a" nil
        3:7+1 '5' is not the name of an action | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        4:13+2 a label is not allowed here | only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test func `@reactor without a name, or with arguments that have no label, is an error`() {
    let script = #"""
      @reactor
      @reactor 5x
      @reactor counter 5
      @reactor counter a=1 a=2
      @reactor counter a= 1
      @reactor "counter"
      """#
    #expect(
      errors(of: script) == #"""
        1:9+1 the name of a reactor is missing | write: @reactor counter
        2:10+2 '5x' is not the name of a reactor | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        3:18+1 '5' has no label | the arguments of @reactor are written label=value
        4:22+1 label 'a' stands twice
        5:18+2 a value is missing after 'a=' | no blanks around '='; the empty string is ""; quote a text that ends in '='
        6:10+9 '"counter"' is not the name of a reactor | write names without quotes
        """#)
  }

  @Test func `@case without a title and @xfail without a reason are errors`() {
    let script = #"""
      @case
      @xfail  
      """#
    #expect(
      errors(of: script) == #"""
        1:6+1 a title is missing after @case | write: @case counts to three
        2:9+1 a reason is missing after @xfail | write: @xfail the server is slow
        """#)
  }

  @Test func `@let without a name, a sign or a value is an error`() {
    let script = #"""
      @let
      @let 5 = 1
      @let = 1
      @let n 1
      @let n
      @let n =
      @let n == 1
      @let n = 1 2
      @let n = a=[1]
      """#
    #expect(
      errors(of: script) == #"""
        1:5+1 the name of a variable is missing | write: @let n = 1
        2:6+1 '5' is not the name of a variable | names of variables consist of letters, digits and '_'
        3:6+1 the name of a variable is missing | names of variables consist of letters, digits and '_'
        4:8+1 '=' is missing after the name | write: @let n = 1
        5:7+1 '=' is missing after the name | write: @let n = 1
        6:9+1 a value is missing after '=' | write: @let n = 1
        7:11+1 unexpected '1' after the value | a comment begins with '#'; write a text with blanks in double quotes
        8:12+1 unexpected '2' after the value | a comment begins with '#'; write a text with blanks in double quotes
        9:10+2 a label is not allowed here | only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test func `@include without a path, or with arguments that have no label, is an error`() {
    let script = #"""
      @include
      @include [1]
      @include f.reel x
      """#
    #expect(
      errors(of: script) == #"""
        1:9+1 the name of a file is missing | write: @include _login.reel
        2:10+3 expected a text, not JSON | write a word, or a text in double quotes
        3:17+1 'x' has no label | the arguments of @include are written label=value
        """#)
  }

  @Test func `@redact without a path or a name is an error`() {
    let script = #"""
      @redact
      @redact items
      @redact items with id
      @redact items as
      @redact items as 5
      @redact a..b as id
      @redact a!.b as id
      @redact items as id x
      """#
    #expect(
      errors(of: script) == #"""
        1:8+1 a path is missing | write: @redact items.*.id as id
        2:14+1 'as' and a name are missing after the path | write: @redact items.*.id as id
        3:15+4 expected 'as', found 'with' | write: @redact items.*.id as id
        4:17+1 a name is missing after 'as' | write: @redact items.*.id as id
        5:18+1 '5' is not the name of a redaction | names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        6:11+2 a key is missing in the path | keys are joined by one '.': items.0.name
        7:9+2 'a!' is not a plain key | write it in double quotes: "a!"
        8:21+1 unexpected 'x' after the name | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test func `@tag takes one word, without commas and signs`() {
    let script = #"""
      @tag
      @tag a,b
      @tag !a
      @tag a b
      """#
    #expect(
      errors(of: script) == #"""
        1:5+1 a tag is missing | write: @tag slow
        2:6+3 'a,b' is not a tag | a tag is one word without ',' and '!'
        3:6+2 '!a' is not a tag | a tag is one word without ',' and '!'
        4:8+1 unexpected 'b' after the tag | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test func `words behind a directive that takes none, or too many of them, are errors`() {
    let script = #"""
      @only now
      @golden
      @golden all
      @golden none x
      @timeout 1s x
      @seed 1 x
      """#
    #expect(
      errors(of: script) == #"""
        1:7+3 unexpected 'now' after @only | a comment begins with '#'; write a text with blanks in double quotes
        2:8+1 'none' is missing after @golden | write: @golden none
        3:9+3 unknown word 'all' after @golden | write: @golden none
        4:14+1 unexpected 'x' after 'none' | a comment begins with '#'; write a text with blanks in double quotes
        5:13+1 unexpected 'x' after the duration | a comment begins with '#'; write a text with blanks in double quotes
        6:9+1 unexpected 'x' after the seed | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test func `a directive with a bad duration or a bad number is an error`() {
    let script = #"""
      @timeout
      @timeout 5
      @timeout 5x
      @timeout ms
      @timeout -5ms
      @timeout 1..5s
      @timeout 0.0001us
      @timeout 99999999999h
      @timeout ${n}ms
      @seed
      @seed x
      @seed -1
      @seed +1
      @seed 18446744073709551616
      """#
    #expect(
      errors(of: script) == #"""
        1:9+1 a duration is missing | write: @timeout 10s
        2:10+1 this duration has no unit | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        3:10+2 unknown unit 'x' | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        4:10+2 'ms' is not a duration | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        5:10+4 a duration cannot be negative | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        6:10+5 '1..5s' is not a duration | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        7:10+8 this duration is not a whole number of nanoseconds | the shortest one is 0.001us
        8:10+12 this duration is too long | the longest one is 2562047h
        9:10+6 '${n}ms' is not a duration | write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        10:6+1 a number is missing | write: @seed 1
        11:7+1 'x' is not a seed | a seed is a whole number from 0 to 18446744073709551615
        12:7+2 '-1' is not a seed | a seed is a whole number from 0 to 18446744073709551615
        13:7+2 '+1' is not a seed | a seed is a whole number from 0 to 18446744073709551615
        14:7+20 '18446744073709551616' is not a seed | a seed is a whole number from 0 to 18446744073709551615
        """#)
  }

  @Test func `a path into recorded data that there is not is an error after @let, in both notations`() {
    let script = """
      @let q = $cals.x.0
      @let w = $5
      @let text = "$cals.x"
      @let currency = $USD
      {"let":"q","from":"$cals.x.0"}
      @let module = $module.name
      @let price = $1.50

      """
    let names = "$time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes"
    #expect(
      errors(of: script) == """
        1:10+9 unknown path '$cals' | did you mean '$calls'? there are: \(names); write a text in double quotes
        5:19+11 unknown path '$cals' | did you mean '$calls'? there are: \(names)
        6:15+12 unknown path '$module' | there are: \(names); write a text in double quotes
        """)
    #expect(
      formatted(script, to: .lines)
        == "@let w = $5\n@let text = \"$cals.x\"\n@let currency = $USD\n@let price = $1.50\n")
  }

  @Test func `@let takes values that playing tells, and @each takes values of any kind`() {
    let script = """
      @let id = state.items.0.id
      @let last = $calls.api.last
      @let text = "state.items"
      @each name = "", "a", 1, [2], {"b":null}

      """
    #expect(formatted(script, to: .lines) == script)
    let json = formatted(script, to: .json)
    #expect(json.contains(#"{"let":"id","from":"state.items.0.id"}"#))
    #expect(json.contains(#"{"each":{"name":["","a",1,[2],{"b":null}]}}"#))
    #expect(formatted(json, to: .lines) == script)
    #expect(errors(of: "@each n \"a\" 1") == #"1:9+3 '=' is missing after the name | write: @each name = "", "a""#)
    #expect(
      errors(of: "@each\n@each name\n@each 1 = 2\n@each n = a b\n@each n =") == """
        1:6+1 the name of a variable is missing after @each | write: @each name = "", "a"
        2:11+1 '=' is missing after the name | write: @each name = "", "a"
        3:7+1 '1' is not the name of a variable | names of variables consist of letters, digits and '_'
        4:11+1 the values after '=' are JSON, with commas between them | write: @each name = "", "a"
        5:10+1 the values after '=' are JSON, with commas between them | write: @each name = "", "a"
        """)
  }
}
