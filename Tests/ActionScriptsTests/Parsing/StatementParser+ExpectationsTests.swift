import ActionScripts
import Testing

@Suite struct StatementParserExpectationsTests {
  @Test func `an expectation with a path that is missing or wrong is an error`() {
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
      errors(of: script) == #"""
        1:2+1 a path is missing after '?' | write: ? items.0 == 1
        2:3+3 an array is not allowed here: the state is an object | write a path, an operator and a value, or an object
        3:3+4 'a==1' is not a key | blanks belong around an operator: a == 1
        4:5+4 'b>=1' is not a key | blanks belong around an operator: a.b >= 1
        5:5+2 a key is missing in the path | keys are joined by one '.': items.0.name
        6:4+1 a key is missing in the path | keys are joined by one '.': items.0.name
        7:4+3 '[0]' does not name an element | write its index, cells.0, or a key and its value, cells[id=3]
        8:6+1 a '.' is missing after the key
        9:3+7 this string is not terminated | a '"' is missing
        10:4+2 '\x' is not an escape sequence
        11:3+4 unknown path '$tme' | did you mean '$time'? there are: $time, $errors, $inflight, $frames, $calls, $pulses, $mutations, $notes
        12:3+1 '$' is not a plain key | write it in double quotes: "$"
        13:5+2 '$b' is not a plain key | write it in double quotes: "$b"
        """#)
  }

  @Test func `an expectation with an operator that is missing or unknown is an error`() {
    let script = #"""
      ? a
      ? a = 1
      ? a exits
      ? a equals 1
      ? a exists 1
      ? a missing 1
      ? eventually a == 1
      ? finaly likes == 1
      ? alwais repos unique
      ? always never value < 2
      ? a between 1
      ? a <> 1
      ? a contains 1
      ? a =~ "b*"
      ? a == 1 && b == 2
      """#
    #expect(
      errors(of: script) == #"""
        1:4+1 an operator is missing after the path | write an operator and a value: a == true
        2:5+1 unknown operator '=' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        3:5+5 unknown operator 'exits' | did you mean 'exists'? operators: == != < <= > >= has like exists missing unique
        4:5+6 unknown operator 'equals' | did you mean '=='? operators: == != < <= > >= has like exists missing unique
        5:12+1 unexpected '1' after 'exists' | a comment begins with '#'; write a text with blanks in double quotes
        6:13+1 unexpected '1' after 'missing' | a comment begins with '#'; write a text with blanks in double quotes
        7:14+1 unknown operator 'a' | a rule begins with 'always', 'never', 'sometimes', 'finally'; operators: == != < <= > >= has like exists missing unique
        8:3+6 unknown rule 'finaly' | did you mean 'finally'?
        9:3+6 unknown rule 'alwais' | did you mean 'always'?
        10:10+5 a rule is not allowed here | write: ? never value < 2
        11:5+7 unknown operator 'between' | operators: == != < <= > >= has like exists missing unique
        12:5+2 unknown operator '<>' | did you mean '!='? operators: == != < <= > >= has like exists missing unique
        13:5+8 unknown operator 'contains' | did you mean 'has'? operators: == != < <= > >= has like exists missing unique
        14:5+2 unknown operator '=~' | did you mean 'like'? operators: == != < <= > >= has like exists missing unique
        15:10+2 unexpected '&&' after the value | only rules join expectations; write two lines
        """#)
  }

  @Test func `a negation and a comment without a blank say what to write`() {
    let script = #"""
      ? !a
      ? not a
      ? !a == 1
      ? not a == 1
      ? not == 1
      ? a == 1# ok
      """#
    #expect(
      errors(of: script) == #"""
        1:3+1 a path cannot begin with '!' | write: a == false
        2:3+3 'not' is no part of an expectation | write: a == false
        3:3+1 a path cannot begin with '!' | write the opposite operator, such as '!='
        4:3+3 'not' is no part of an expectation | write the opposite operator, such as '!='
        6:9+1 a blank is missing before '#' | or write a text with blanks in double quotes
        """#)
  }

  @Test func `an expectation with a value that is missing, doubled or unfit for its operator is an error`() {
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
      errors(of: script) == #"""
        1:7+1 a value is missing after '==' | write: ? items.0 == 1
        2:10+1 unexpected '2' after the value | a comment begins with '#'; write a text with blanks in double quotes
        3:14+6 unexpected 'Native' after the value | a comment begins with '#'; write a text with blanks in double quotes
        4:10+1 unexpected '1' after the hole | a comment begins with '#'; write a text with blanks in double quotes
        5:8+1 a hole is allowed only after '==' | the text itself is written "_"
        6:10+3 'like' needs a text with '*' and '?' | write: ? name like "Re*"
        7:8+2 a label is not allowed here | only actions, gestures, @reactor and @include take them
        8:11+1 unexpected '2' after the object | a comment begins with '#'; write a text with blanks in double quotes
        """#)
  }
}
