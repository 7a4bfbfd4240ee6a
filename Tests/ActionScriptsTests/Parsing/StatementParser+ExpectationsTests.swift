import ActionScripts
import Testing

@Suite struct StatementParserExpectationsTests {
  @Test("an expectation with a path that is missing or wrong is an error")
  func paths() {
    let script = #"""
      ?
      ? [1]
      ? a==1
      ? a.b>=1 x
      ? a..b == 1
      ? a. == 1
      ? a[0] == 1
      ? "a"b == 1
      ? "a == 1
      ? "\x" == 1
      ? $tme == 1
      ? $ exists
      ? a.$b exists
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a path is missing after '?'
         --> x.reel:1:2
        1 | ?
          |  ^ write: ? items.0 == 1
        error: an array is not allowed here: the state is an object
         --> x.reel:2:3
        2 | ? [1]
          |   ^^^ write a path, an operator and a value, or an object
        error: 'a==1' is not a key
         --> x.reel:3:3
        3 | ? a==1
          |   ^^^^ blanks belong around an operator: a == 1
        error: 'b>=1' is not a key
         --> x.reel:4:5
        4 | ? a.b>=1 x
          |     ^^^^ blanks belong around an operator: a.b >= 1
        error: a key is missing in the path
         --> x.reel:5:5
        5 | ? a..b == 1
          |     ^^ keys are joined by one '.': items.0.name
        error: a key is missing in the path
         --> x.reel:6:4
        6 | ? a. == 1
          |    ^ keys are joined by one '.': items.0.name
        error: '[0]' does not name an element
         --> x.reel:7:4
        7 | ? a[0] == 1
          |    ^^^ write its index, cells.0, or a key and its value, cells[id=3]
        error: a '.' is missing after the key
         --> x.reel:8:6
        8 | ? "a"b == 1
          |      ^
        error: this string is not terminated
         --> x.reel:9:3
        9 | ? "a == 1
          |   ^^^^^^^ a '"' is missing
        error: '\x' is not an escape sequence
          --> x.reel:10:4
        10 | ? "\x" == 1
           |    ^^
        error: unknown path '$tme'
          --> x.reel:11:3
        11 | ? $tme == 1
           |   ^^^^ did you mean '$time'? there are: $time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes
        error: '$' is not a plain key
          --> x.reel:12:3
        12 | ? $ exists
           |   ^ write it in double quotes: "$"
        error: '$b' is not a plain key
          --> x.reel:13:5
        13 | ? a.$b exists
           |     ^^ write it in double quotes: "$b"
        """#)
  }

  @Test("an expectation with an operator that is missing or unknown is an error")
  func operators() {
    let script = #"""
      ? a
      ? a = 1
      ? a exits
      ? a equals 1
      ? a exists 1
      ? a missing 1
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: an operator is missing after the path
         --> x.reel:1:4
        1 | ? a
          |    ^ write an operator and a value: a == true
        error: unknown operator '='
         --> x.reel:2:5
        2 | ? a = 1
          |     ^ did you mean '=='? operators: == != < <= > >= has like exists missing unique
        error: unknown operator 'exits'
         --> x.reel:3:5
        3 | ? a exits
          |     ^^^^^ did you mean 'exists'? operators: == != < <= > >= has like exists missing unique
        error: unknown operator 'equals'
         --> x.reel:4:5
        4 | ? a equals 1
          |     ^^^^^^ operators: == != < <= > >= has like exists missing unique
        error: unexpected '1' after 'exists'
         --> x.reel:5:12
        5 | ? a exists 1
          |            ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected '1' after 'missing'
         --> x.reel:6:13
        6 | ? a missing 1
          |             ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }

  @Test("a negation and a comment without a blank say what to write")
  func negations() {
    let script = #"""
      ? !a
      ? not a
      ? !a == 1
      ? not a == 1
      ? not == 1
      ? a == 1# ok
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a path cannot begin with '!'
         --> x.reel:1:3
        1 | ? !a
          |   ^ write: a == false
        error: 'not' is no part of an expectation
         --> x.reel:2:3
        2 | ? not a
          |   ^^^ write: a == false
        error: a path cannot begin with '!'
         --> x.reel:3:3
        3 | ? !a == 1
          |   ^ write the opposite operator, such as '!='
        error: 'not' is no part of an expectation
         --> x.reel:4:3
        4 | ? not a == 1
          |   ^^^ write the opposite operator, such as '!='
        error: a blank is missing before '#'
         --> x.reel:6:9
        6 | ? a == 1# ok
          |         ^
        """#)
  }

  @Test("an expectation with a value that is missing, doubled or unfit for its operator is an error")
  func values() {
    let script = #"""
      ? a ==
      ? a == 1 2
      ? a == React Native
      ? a == _ 1
      ? a != _
      ? a like [1]
      ? a == k="v w"
      ? {"a":1} 2
      """#
    #expect(
      renderedErrors(of: script) == #"""
        error: a value is missing after '=='
         --> x.reel:1:7
        1 | ? a ==
          |       ^ write: ? items.0 == 1
        error: unexpected '2' after the value
         --> x.reel:2:10
        2 | ? a == 1 2
          |          ^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected 'Native' after the value
         --> x.reel:3:14
        3 | ? a == React Native
          |              ^^^^^^ a comment begins with '#'; write a text with blanks in double quotes
        error: unexpected '1' after the hole
         --> x.reel:4:10
        4 | ? a == _ 1
          |          ^ a comment begins with '#'; write a text with blanks in double quotes
        error: a hole is allowed only after '=='
         --> x.reel:5:8
        5 | ? a != _
          |        ^ the text itself is written "_"
        error: 'like' needs a text with '*' and '?'
         --> x.reel:6:10
        6 | ? a like [1]
          |          ^^^ write: ? name like "Re*"
        error: a label is not allowed here
         --> x.reel:7:8
        7 | ? a == k="v w"
          |        ^^ only actions, gestures, @reactor and @include take them
        error: unexpected '2' after the object
         --> x.reel:8:11
        8 | ? {"a":1} 2
          |           ^ a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }
}
