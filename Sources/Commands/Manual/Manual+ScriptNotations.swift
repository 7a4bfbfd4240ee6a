extension Manual {
  /// The sections on the forms in which scripts are written, and on mistakes in them.
  static let scriptNotations = #"""
    # JSON

    The same script can be an array of statements, or JSON Lines with one statement a line. Input that begins with
    `[` is an array; a line that begins with `{` or `"` is a JSON statement, in any script. `reel fmt --to
    lines|json|jsonl` converts from each form to every other one and loses nothing: there and back is the same script,
    byte by byte, and formatting twice gives the same result as formatting once.

    - `{"reactor":"counter","with":{"delay":"5ms"}}`: `@reactor counter delay=5ms`
    - `{"case":"T"}`: `@case T`
    - `{"let":{"n":1}}`: `@let n = 1`
    - `{"let":"id","from":"state.items.0.id"}`: `@let id = state.items.0.id`
    - `{"each":{"n":[1,2]}}`: `@each n = 1, 2`
    - `{"vary":{"setPage":[1,2]}}`: `@vary setPage 1 2`
    - `{"include":"f","with":{"k":"v"}}`: `@include f k=v`
    - `{"redact":"items.*.id","as":"id"}`: `@redact items.*.id as id`
    - `{"tag":"a"}`: `@tag a`
    - `{"only":true}`: `@only`
    - `{"lenient":true}`: `@lenient`
    - `{"xfail":"why"}`: `@xfail why`
    - `{"timeout":"1s"}`: `@timeout 1s`
    - `{"seed":1}`: `@seed 1`
    - `{"golden":"none"}`: `@golden none`
    - `{"wait":"50ms"}`: `+50ms`
    - `{"wait":"idle"}`: `+idle`
    - `{"until":"2s"}`: `=2s`
    - `{"do":"increase"}` or `"increase"`: `increase`
    - `{"do":"follow","with":42}`: `follow 42`
    - `{"do":"move","with":[1,2]}`: `move 1 2`
    - `{"do":"increase","times":100}`: `increase x100`
    - `{"do":"move","with":{"from":1,"to":2}}`: `move from=1 to=2`
    - `{"do":"move","with":[{"from":1}]}`: `move {"from":1}`
    - `{"do":"setRepos","with":{"_0":["a"],"nextPage":2}}`: `setRepos ["a"] nextPage=2`
    - `{"follow":{"_0":42}}`: the action's own coding, which is JSON in every notation
    - `{"expect":"a.b == 1"}`: `? a.b == 1`
    - `{"expect":{"a":1}}`: `? {"a":1}`
    - `{"always":"a == 1 and b unique","when":"c == 2"}`: `? always a == 1 and b unique when c == 2`
    - `{"never":{"a":1}}`: `? never {"a":1}`
    - `{"sometimes":"a == 1"}`: `? sometimes a == 1`
    - `{"finally":"a == 1","within":"30s"}`: `? finally a == 1 within 30s`
    - `{"port":"p","reply":[],"after":"5ms","times":1,"when":{"page":2}}`: `! p reply [] after 5ms x1 when
      {"page":2}`
    - `{"port":"p","reply":null}`: `! p reply`
    - `{"port":"p","file":"f.json"}`: `! p reply @f.json`
    - `{"port":"p","fail":503}`: `! p fail 503`
    - `{"port":"p","hang":true}`: `! p hang`
    - `{"port":"p","call":2,"reply":[]}`: `! p#2 reply []`
    - `{"port":"p","any":[{"reply":[]},{"fail":503},"hang"],"within":"0..2s"}`: `! p any reply [] | fail 503 | hang
      within 0..2s`
    - `{"port":"p","any":["reply","fail"]}`: `! p any reply | fail`
    - `{"stream":"s","emit":1}`: `! s emit 1`
    - `{"stream":"s","complete":true}`: `! s complete`
    - `{"stream":"s","fail":"no"}`: `! s fail no`
    - `{"view":"bind"}`: `&bind`
    - `{"view":"f","gesture":"tap"}`: `& f tap`
    - `{"view":"f","gesture":"type","with":["x"]}`: `& f type x`
    - `{"stub":"on"}`: `&stub on`
    - `{"stub":{"state":{"n":1}}}`: `&stub.state {"n":1}`
    - `{"comment":"text"}`: `# text`

    `! s fail no` is one statement, whether `s` is a port or a stream, and `port` and `stream` mean the same in it.
    `reel fmt` writes `stream` where the script itself emits into `s` or completes it, or where its reactor has a stream
    of that name, or any reactor if it names none.

    In JSON, a comment behind a statement is a `comment` key beside its other keys:
    `{"do":"increase","comment":"text"}`. A JSON statement in a script of lines may have a `#` behind it instead. `case`
    and `xfail` take the rest of their line, so they cannot have a comment.

    What stands under `with` of an action or a gesture: a scalar is the one argument; an array holds the arguments
    in order; an object holds them by label, `_0`, `_1` and so on naming those without. An object whose keys cannot
    all be labels is one argument.

    In JSON a string that is `"${n}"` and nothing else is the variable itself. The text `${n}` is written
    `"\u0024{n}"` where it fills the whole string.

    The keys of statements win over names of actions. An action called `wait` is written `{"do":"wait"}`. Every
    other object with one key is an action in its own coding.

    # Layout

    `reel fmt` prints scripts in one layout: no blanks at the start of a line, one blank between words, two before a
    comment, at most one empty line between statements, JSON without blanks. A string that is an argument loses its
    quotes where it means the same without them; one in an expectation or in a rule has them always. Durations are whole
    numbers of the largest possible unit, `90s`, `1500ms`, `2m`, or else a fraction of microseconds, `1.5us`.
    The options of an answer come in the order `after`, `xN`, `when`. In an array every statement has its own line,
    two blanks in.

    # Diagnostics

    An error has four lines: the mistake, its place, the line, and a caret with a suggestion.

        error: unknown action 'updateQery'
         --> search.reel:6:1
        6 | updateQery React
          | ^^^^^^^^^^ did you mean 'updateQuery'? this reactor has: loadNextPage, updateQuery

    Lines and columns count from 1, columns in characters. Control characters and marks that change the direction of
    text are shown as escape sequences. Of a very long line the part around the caret is shown. An error that is found
    only while a case is played may concern the whole line; it then has `=` instead of a caret.

    # See also

    reel(1), reel-timeline(5)
    """#
}
