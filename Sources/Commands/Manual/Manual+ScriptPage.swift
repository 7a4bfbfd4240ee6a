import ExactStrings

extension Manual {
  /// The page `reel-script(5)`, in the light markup.
  static var scriptPage: String {
    [scriptLines, scriptSteps, scriptSurroundings, scriptDirectives, scriptNotations].joined(separator: "\n\n")
  }

  /// The sections on the lines of a script and the words in them.
  private static let scriptLines = #"""
    # Name
    reel-script - the language of action scripts

    # Description

    An action script lists the events of a reactor or a store with their times: actions, waiting times, answers of the
    outside world, and expectations of the state. Everything on this page about reactors is true of stores too, unless
    the page says otherwise. `reel run` plays a script under a virtual clock and prints
    the timeline of every step; `reel test` compares that timeline with the golden file beside the script.

    A script is UTF-8 text. Its file is called `*.reel`. The same script can be written as JSON, in `*.reel.json` or
    on standard input; see JSON below. A byte order mark and CRLF line ends are accepted. A byte that is not UTF-8
    is an error that names its offset in the file.

    There is one statement a line. Blanks at the start of a line mean nothing. The first character decides the kind of
    the statement:

    - `#`: a comment.
    - `@`: a directive: the reactor, the beginning of a case, a declaration.
    - `+` and `=`: the clock moves.
    - `?`: an expectation, or a rule.
    - `!`: an event of the outside world: a port answers, a stream emits.
    - `{` and `"`: a statement in JSON.
    - `&`: an event of the view, of one of its controls, or of the stub.
    - a letter or `_`: an action.

    A small script:

        @reactor repo-search
        @case the newer query wins
        ! search reply {"repos":["ReactiveX/RxSwift"]} after 100ms
        updateQuery React
        +50ms
        updateQuery Rx          # cancels the first search
        +idle
        ? query == Rx
        ? repos.0 == "ReactiveX/RxSwift"

    Nothing unknown is ignored. A statement that cannot be read is an error with its place, and all errors of a
    script are reported at once.

    # Comments

    A `#` begins a comment at the start of a line, or behind a blank; inside of strings, brackets and words it is an
    ordinary character, so that `C#` is a word. A comment reaches to the end of the line. `@case` and `@xfail` take
    the rest of their line as it stands, with every `#` in it.

        # a line of its own
        updateQuery C#          # behind a statement

    A first line such as `#!/usr/bin/env reel run` is a comment, too.

    # Long lines

    A bracket that begins a value continues on the next line until it is closed. Nothing else does. No comments
    stand inside of brackets.

        ! search reply {
          "repos": ["ReactiveX/RxSwift", "ReactorKit/ReactorKit"]
        }

    If a line cannot belong to the open bracket, because it begins with a word or a sign that JSON does not have,
    the bracket counts as never closed, and the line is read as a statement. Only a statement in JSON whose first line
    is `{` alone goes on up to its `}`, whatever stands between them.

    # Values

    Values are JSON: numbers, `true`, `false`, `null`, strings in double quotes, arrays, objects. Besides there are
    two shorter forms outside of brackets.

    - `word`: A bare word stands for a string, unless it is a JSON number, `true`, `false` or `null`; the type of the
      argument decides what those mean. `follow 42` is the number 42 for an action that takes a number, and the text
      `42` for one that takes a text. `nil` is another spelling of `null`. Null is an error where no optional value is
      due.
    - `"text"`: A quoted word is always a string, whatever it looks like: `"42"`, `"nil"`. The escape sequences are
      those of JSON. It ends on its line, and a blank follows it.
    - `${n}`: A variable; see Variables.
    - `k=v`: A value with a label, in actions, in gestures, and behind `@reactor` and `@include`. What stands before
      the `=` must be an identifier, so that `https://x?a=b` is a plain word. No blanks stand around the `=`. The
      empty string is written `""`.

    Inside of brackets there are no bare words. A number keeps the text in which it was written. The arrays and objects
    of a value nest at most 512 levels deep, and those of a JSON statement around it do not count; a key stands once in
    an object. Words are separated by blanks and tabs, and by no other character.

    # Names

    Actions, gestures, reactors, ports, streams and redactions have names of letters, digits, `_` and `-`, in parts
    that dots may join: `row.set`, `repo-search`. Every part begins with a letter or `_`. Labels and variables are
    identifiers: one part, without `-`. Beyond ASCII every character counts as a letter, but for white space such as the
    no-break space U+00A0, the separators U+2028 and U+2029, controls, and invisible marks such as the zero-width space
    U+200B and the soft hyphen U+00AD: these may stand in words and texts, and in no name, label or key without quotes.

    # Durations

    A duration is a number and a unit without a blank: `300us`, `50ms`, `1.5s`, `2m`, `1h`. It may have a fraction
    as long as it is a whole number of nanoseconds. It is never negative, and no longer than about 292 years.
    """#
}
