import ActionScripts
import Testing

@Suite struct StatementParserDirectivesTests {
  @Test("unknown directives get a suggestion")
  func unknownDirectives() {
    let script = #"""
      @includ f
      @relay counter
      @
      @ only
      @case_ x
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: unknown directive '@includ'
         --> x.reel:1:1
        1 | @includ f
          | ^^^^^^^ did you mean '@include'? directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        error: unknown directive '@relay'
         --> x.reel:2:1
        2 | @relay counter
          | ^^^^^^ directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        error: a directive is missing after '@'
         --> x.reel:3:1
        3 | @
          | ^ directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        error: a directive is missing after '@'
         --> x.reel:4:1
        4 | @ only
          | ^ directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        error: unknown directive '@case_'
         --> x.reel:5:1
        5 | @case_ x
          | ^^^^^^ did you mean '@case'? directives: @reactor, @case, @let, @each, @vary, @include, @redact, @tag, @only, @lenient, @xfail, @timeout, @seed, @golden
        """#)
  }

  @Test("@vary without an action, or without a value, is an error")
  func variations() {
    let script = #"""
      @vary
      @vary a
      @vary 5 1
      @vary a b=c k="y"
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: the name of an action is missing
         --> x.reel:1:6
        1 | @vary
          |      ^ write: @vary updateQuery "" "a" nil
        error: a value is missing after the action
         --> x.reel:2:8
        2 | @vary a
          |        ^ write: @vary updateQuery "" "a" nil
        error: '5' is not the name of an action
         --> x.reel:3:7
        3 | @vary 5 1
          |       ^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: a label is not allowed here
         --> x.reel:4:13
        4 | @vary a b=c k="y"
          |             ^^ only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test("@reactor without a name, or with arguments that have no label, is an error")
  func reactors() {
    let script = #"""
      @reactor
      @reactor 5x
      @reactor counter 5
      @reactor counter a=1 a=2
      @reactor counter a= 1
      @reactor "counter"
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: the name of a reactor is missing
         --> x.reel:1:9
        1 | @reactor
          |         ^ write: @reactor counter
        error: '5x' is not the name of a reactor
         --> x.reel:2:10
        2 | @reactor 5x
          |          ^^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: '5' has no label
         --> x.reel:3:18
        3 | @reactor counter 5
          |                  ^ the arguments of @reactor are written label=value
        error: label 'a' stands twice
         --> x.reel:4:22
        4 | @reactor counter a=1 a=2
          |                      ^
        error: a value is missing after 'a='
         --> x.reel:5:18
        5 | @reactor counter a= 1
          |                  ^^ no blanks around '='; the empty string is ""; quote a text that ends in '='
        error: '"counter"' is not the name of a reactor
         --> x.reel:6:10
        6 | @reactor "counter"
          |          ^^^^^^^^^ write names without quotes
        """#)
  }

  @Test("@case without a title and @xfail without a reason are errors")
  func titles() {
    let script = #"""
      @case
      @xfail  
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a title is missing after @case
         --> x.reel:1:6
        1 | @case
          |      ^ write: @case counts to three
        error: a reason is missing after @xfail
         --> x.reel:2:9
        2 | @xfail  
          |         ^ write: @xfail the server is slow
        """#)
  }

  @Test("@let without a name, a sign or a value is an error")
  func variables() {
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
      renderedErrors(of: script) == #"""
        error: the name of a variable is missing
         --> x.reel:1:5
        1 | @let
          |     ^ write: @let n = 1
        error: '5' is not the name of a variable
         --> x.reel:2:6
        2 | @let 5 = 1
          |      ^ names of variables consist of letters, digits and '_'
        error: the name of a variable is missing
         --> x.reel:3:6
        3 | @let = 1
          |      ^ names of variables consist of letters, digits and '_'
        error: '=' is missing after the name
         --> x.reel:4:8
        4 | @let n 1
          |        ^ write: @let n = 1
        error: '=' is missing after the name
         --> x.reel:5:7
        5 | @let n
          |       ^ write: @let n = 1
        error: a value is missing after '='
         --> x.reel:6:9
        6 | @let n =
          |         ^ write: @let n = 1
        error: unexpected '1' after the value
         --> x.reel:7:11
        7 | @let n == 1
          |           ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected '2' after the value
         --> x.reel:8:12
        8 | @let n = 1 2
          |            ^ a comment begins with '#'; write a text with blanks in double quotes
        error: a label is not allowed here
         --> x.reel:9:10
        9 | @let n = a=[1]
          |          ^^ only actions, gestures, @reactor and @include take them
        """#)
  }

  @Test("@include without a path, or with arguments that have no label, is an error")
  func includes() {
    let script = #"""
      @include
      @include [1]
      @include f.reel x
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: the name of a file is missing
         --> x.reel:1:9
        1 | @include
          |         ^ write: @include _login.reel
        error: expected a text, not JSON
         --> x.reel:2:10
        2 | @include [1]
          |          ^^^ write a word, or a text in double quotes
        error: 'x' has no label
         --> x.reel:3:17
        3 | @include f.reel x
          |                 ^ the arguments of @include are written label=value
        """#)
  }

  @Test("@redact without a path or a name is an error")
  func redactions() {
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
      renderedErrors(of: script) == #"""
        error: a path is missing
         --> x.reel:1:8
        1 | @redact
          |        ^ write: @redact items.*.id as id
        error: 'as' and a name are missing after the path
         --> x.reel:2:14
        2 | @redact items
          |              ^ write: @redact items.*.id as id
        error: expected 'as', found 'with'
         --> x.reel:3:15
        3 | @redact items with id
          |               ^^^^ write: @redact items.*.id as id
        error: a name is missing after 'as'
         --> x.reel:4:17
        4 | @redact items as
          |                 ^ write: @redact items.*.id as id
        error: '5' is not the name of a redaction
         --> x.reel:5:18
        5 | @redact items as 5
          |                  ^ names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'
        error: a key is missing in the path
         --> x.reel:6:11
        6 | @redact a..b as id
          |           ^^ keys are joined by one '.': items.0.name
        error: 'a!' is not a plain key
         --> x.reel:7:9
        7 | @redact a!.b as id
          |         ^^ write it in double quotes: "a!"
        error: unexpected 'x' after the name
         --> x.reel:8:21
        8 | @redact items as id x
          |                     ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test("@tag takes one word, without commas and signs")
  func tags() {
    let script = #"""
      @tag
      @tag a,b
      @tag !a
      @tag a b
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a tag is missing
         --> x.reel:1:5
        1 | @tag
          |     ^ write: @tag slow
        error: 'a,b' is not a tag
         --> x.reel:2:6
        2 | @tag a,b
          |      ^^^ a tag is one word without ',' and '!'
        error: '!a' is not a tag
         --> x.reel:3:6
        3 | @tag !a
          |      ^^ a tag is one word without ',' and '!'
        error: unexpected 'b' after the tag
         --> x.reel:4:8
        4 | @tag a b
          |        ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test("words behind a directive that takes none, or too many of them, are errors")
  func flags() {
    let script = #"""
      @only now
      @golden
      @golden all
      @golden none x
      @timeout 1s x
      @seed 1 x
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: unexpected 'now' after @only
         --> x.reel:1:7
        1 | @only now
          |       ^^^ a comment begins with '#'; write a text with blanks in double quotes
        error: 'none' is missing after @golden
         --> x.reel:2:8
        2 | @golden
          |        ^ write: @golden none
        error: unknown word 'all' after @golden
         --> x.reel:3:9
        3 | @golden all
          |         ^^^ write: @golden none
        error: unexpected 'x' after 'none'
         --> x.reel:4:14
        4 | @golden none x
          |              ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected 'x' after the duration
         --> x.reel:5:13
        5 | @timeout 1s x
          |             ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected 'x' after the seed
         --> x.reel:6:9
        6 | @seed 1 x
          |         ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test("a directive with a bad duration or a bad number is an error")
  func numbers() {
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
      renderedErrors(of: script) == #"""
        error: a duration is missing
         --> x.reel:1:9
        1 | @timeout
          |         ^ write: @timeout 10s
        error: this duration has no unit
         --> x.reel:2:10
        2 | @timeout 5
          |          ^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: unknown unit 'x'
         --> x.reel:3:10
        3 | @timeout 5x
          |          ^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: 'ms' is not a duration
         --> x.reel:4:10
        4 | @timeout ms
          |          ^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: a duration cannot be negative
         --> x.reel:5:10
        5 | @timeout -5ms
          |          ^^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: '1..5s' is not a duration
         --> x.reel:6:10
        6 | @timeout 1..5s
          |          ^^^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: this duration is not a whole number of nanoseconds
         --> x.reel:7:10
        7 | @timeout 0.0001us
          |          ^^^^^^^^ the shortest one is 0.001us
        error: this duration is too long
         --> x.reel:8:10
        8 | @timeout 99999999999h
          |          ^^^^^^^^^^^^ the longest one is 2562047h
        error: '${n}ms' is not a duration
         --> x.reel:9:10
        9 | @timeout ${n}ms
          |          ^^^^^^ write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h
        error: a number is missing
          --> x.reel:10:6
        10 | @seed
           |      ^ write: @seed 1
        error: 'x' is not a seed
          --> x.reel:11:7
        11 | @seed x
           |       ^ a seed is a whole number from 0 to 18446744073709551615
        error: '-1' is not a seed
          --> x.reel:12:7
        12 | @seed -1
           |       ^^ a seed is a whole number from 0 to 18446744073709551615
        error: '+1' is not a seed
          --> x.reel:13:7
        13 | @seed +1
           |       ^^ a seed is a whole number from 0 to 18446744073709551615
        error: '18446744073709551616' is not a seed
          --> x.reel:14:7
        14 | @seed 18446744073709551616
           |       ^^^^^^^^^^^^^^^^^^^^ a seed is a whole number from 0 to 18446744073709551615
        """#)
  }

  @Test("a path into recorded data that there is not is an error after @let, in both notations")
  func unknownPathsThatPlayingTells() {
    let script = """
      @let q = $cals.x.0
      @let w = $5
      @let text = "$cals.x"
      @let currency = $USD
      {"let":"q","from":"$cals.x.0"}

      """
    let names = "$time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes"
    #expect(
      renderedErrors(of: script) == """
        error: unknown path '$cals'
         --> x.reel:1:10
        1 | @let q = $cals.x.0
          |          ^^^^^^^^^ did you mean '$calls'? there are: \(names); write a text in double quotes
        error: unknown path '$cals'
         --> x.reel:5:19
        5 | {"let":"q","from":"$cals.x.0"}
          |                   ^^^^^^^^^^^ did you mean '$calls'? there are: \(names)
        """)
    #expect(formatted(script, to: .lines) == "@let w = $5\n@let text = \"$cals.x\"\n@let currency = $USD\n")
  }

  @Test("@let takes values that playing tells, and @each takes values of any kind")
  func valuesThatPlayingTellsAndCasesOfValues() {
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
    #expect(
      renderedErrors(of: "@each n \"a\" 1") == """
        error: '=' is missing after the name
         --> x.reel:1:9
        1 | @each n "a" 1
          |         ^^^ write: @each name = "", "a"
        """)
    #expect(
      renderedErrors(of: "@each\n@each name\n@each 1 = 2\n@each n = a b\n@each n =") == """
        error: the name of a variable is missing after @each
         --> x.reel:1:6
        1 | @each
          |      ^ write: @each name = "", "a"
        error: '=' is missing after the name
         --> x.reel:2:11
        2 | @each name
          |           ^ write: @each name = "", "a"
        error: '1' is not the name of a variable
         --> x.reel:3:7
        3 | @each 1 = 2
          |       ^ names of variables consist of letters, digits and '_'
        error: the values after '=' are JSON, with commas between them
         --> x.reel:4:11
        4 | @each n = a b
          |           ^ write: @each name = "", "a"
        error: the values after '=' are JSON, with commas between them
         --> x.reel:5:10
        5 | @each n =
          |          ^ write: @each name = "", "a"
        """)
  }
}
