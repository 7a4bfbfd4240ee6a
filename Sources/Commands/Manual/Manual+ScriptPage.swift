import ExactStrings

extension Manual {
  /// The page `reel-script(5)`, in the light markup.
  static let scriptPage = #"""
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

    - `word`: A bare word stands for a string, unless it is a JSON number, `true`, `false` or `null`; those are left
      to the type that asks for them. `follow 42` is the number 42 for an action that takes a number, and the text
      `42` for one that takes a text. `nil` is another spelling of `null`. Null is an error where no optional value
      is due.
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

    # Actions

    `NAME`, `NAME VALUE...` or `NAME LABEL=VALUE...` sends an action to the reactor, `NAME VALUE... xN` N times.

        increase
        follow 42
        updateQuery "Swift Rx"
        updateQuery nil
        move from=1 to=2
        setRepos [["a","b"]] nextPage=2
        cell 7 increment
        increase x100

    The values fill the payload of the action in order, the labelled ones by name. A label stands once. `_0`, `_1`
    and so on name the payloads that have no label by their position, which may be left out.

    - `row.set 3`: the action `set 3` inside of the action `row`, where `row` has one payload and that is an enum of
      actions.
    - `["a","b"]`: A sole array is the list of arguments; one argument that is an array is written `[["a","b"]]`.
    - `{"from":1,"to":2}`: A sole object holds the labels; if none of its keys is a label, and the action has one
      payload, it is that payload.
    - `xN`: As the last word, how many times the action is sent, each time with all that is due at once. The number may
      be a variable: `increase x${n}`. A text of that form is written in quotes: `say "x2"`.

    Values are written as timelines show them. Besides numbers, texts and the fields of structs these are:

    - `2001-01-01T00:00:00.000Z`: A `Date`.
    - `300ms`: A `Duration`.
    - `[0,1]`: An `IndexPath`. As the only argument it is written `[[0,1]]`.
    - `0..<3`, `0...3`, `3...`, `...3`, `..<3`: A range.
    - `"5 m"`: A `Measurement`.
    - `AQL/`: `Data`, in base64.
    - `{"year":2024,"month":2}`: `DateComponents`, as far as they are there.
    - A text: `URL`, `URLComponents`, `UUID`, `Locale`, `TimeZone`, `Calendar`, which is that of Greenwich.
    - `{"x":1,"y":2}`: `CGPoint`, and in the same way the other structs of Foundation that code themselves as arrays.
    - `loaded`: The case of an enum without payload; `{"failed":{"code":3}}`: one with payloads.
    - `1`: The case of an enum whose raw values are numbers, as states show it; `on`, its name, is the same.

    A reactor that lives in the state is sent an action by the path where it lives, as states show it, and the name that
    the action has there:

        cells.0.toggleFavorite
        cells.-1.rename desk
        cells[id=3].toggleFavorite
        phase.loaded.cell.toggleFavorite

    The path is one as in expectations, see Paths. Such a reactor understands the actions that are registered for its
    type, whatever it is registered as, and those that can be decoded. An action of the reactor that is played goes
    before a path of the same name. The element of a composable store is no reactor: its id belongs to the action,
    `todo id=1 action=toggle`.

    An action can also be written in its own coding, as JSON: `{"follow":{"_0":42}}` or `{"follow":42}`. Its values
    then have the types that JSON gives them.

    # Time

    The clock stands still unless the script moves it.

    - `+300ms`: Advances the clock by a duration. Work that is due exactly then is done.
    - `=2s`: Advances the clock to an instant, counted from the start of the case. Time does not run backwards.
    - `+idle`: Advances the clock until nothing more is scheduled, but for periodic work. Where there is still other
      work after the `@timeout`, the case fails as not idle, and ends there.

    Asynchronous code is on this clock too: tasks, their sleeps, actors, asynchronous sequences, and the work of the
    main dispatch queue. Work on threads and on other queues is not, and neither is `Date`.

    # Expectations

    `? PATH OPERATOR VALUE` looks at the state as it is now. A failed expectation fails the case, and the script
    goes on.

        ? query == React
        ? repos.-1 != "ReactiveX/RxSwift"
        ? count >= 3
        ? repos has "ReactiveX/RxSwift"
        ? title like "Re*"
        ? nextPage exists
        ? {"query":"React","isLoading":false}

    - `== !=`: The value is, or is not, this one. Numbers compare by value, to the last digit, strings by their bytes,
      objects whatever the order of their keys. A value that the field can never have, such as a text for a number or a
      case that the enum does not have, is a mistake in the script.
    - `< <= > >=`: The value is smaller or larger: numbers by value, strings by their scalars.
    - `has`: An array holds the value, a string the text, an object the key. `? title has 42` looks for the text `42`.
      On a field that is never one of these, `has` is a mistake in the script, and so are `like` and `unique` on fields
      of other kinds.
    - `like`: The whole string matches a pattern, in which `*` stands for any text and `?` for one scalar.
      No sign takes that meaning from them: what contains the text `*` is found by `has`.
    - `exists`: There is a value at the path.
    - `missing`: There is none: a bad index, an absent key, a path through null. It does not mean `null`: a field that
      is nil is there, and is null, so that `? nextPage == nil` asks for that. Of an empty list `first` and `last` are
      null, too. Every other operator fails where nothing is there.
    - `unique`: An array holds no two equal elements. `items.*.id unique` says the same of all `id`s of its elements.
    - `? {...}`: The state contains this object, at any depth; arrays are compared element by element.
    - `? PATH == _`: A hole. It always fails, and `reel test --accept` writes the actual value in its place. It stays a
      hole in a statement in JSON, in an included file, where cases that `@each` makes have different values, in a case
      that is expected to fail, and where `@redact` hides the value or nothing is at the path. The text `_` is written
      `"_"`.

    Blanks belong around the operator. In expectations a bare word is a JSON literal if it can be one, and else a
    string. The name of an enum's case without payloads stands for the case: `? phase == loading`.

    # Rules

    A rule is an expectation that holds not only now, but from its line on to the end of the case.

        ? always repos unique
        ? always isLoading == false when $inflight == 0
        ? never query == "x" and repos has "y"
        ? sometimes nextPage == nil
        ? finally $inflight == 0 within 30s

    - `? always CONDITION`: The condition holds each time that the case is at rest: after each line of the script, after
      each time of a line with `xN`, and while time passes after each instant at which something was done, when all work
      of that instant is done. What is true only in the middle of an instant is not seen.
    - `? never CONDITION`: The condition holds at none of these times.
    - `when CONDITION`: Behind `always` and `never`: the rule counts only where this holds.
    - `? sometimes CONDITION`: The condition holds at least once. If it never does, in all cases of the run that the rule
      serves, that is a warning on standard error, and no failure.
    - `? finally CONDITION`: The condition holds when the case is over and nothing more is scheduled.
    - `within D`: Behind `finally`: the condition holds at the latest D after the last line of the script, and to the end.
      If only periodic work is left before that, time goes on until the condition holds.

    A condition is one expectation, or several that `and` and `or` join; `and` joins more closely, and there are no
    brackets. Holes are not allowed. The four words begin a rule unless an operator follows: `? always == true` is an
    expectation of a field that is called `always`. A field that is called as an operator is in quotes behind them:
    `? always "has" == 1`.

    A rule that holds leaves no frame. One that is broken is a frame and a failure of the case, once, at the instant at
    which it was first broken; the message has the line of the rule and the line behind which it was broken. A rule above
    the first `@case` holds in every case, and rules may stand above the directives of a case. So a folder can share its
    rules in a fragment: `@include _always.reel`. `reel test --always FILE` lets the rules of a file hold in each
    case whose state can have what they name.

    `missing` and `exists` of a field of the state are refused in rules, as a field is never missing. A path that leads
    through null is missing, and not null: where `user` is nil, `user.name == nil` does not hold.

    # Paths

    A path names a value in the state: keys and indices, joined by dots.

    - `items.0.name`: The first element has the index 0, and the last one -1: `items.-1.name`.
    - `items[id=3].name`: The first element whose field `id` is 3, wherever it stands. The value is a number, which is
      compared by value, a text without blanks, quotes and brackets, `true` or `false`, or `nil`.
    - `byId."a.b"`: A key of other characters than letters, digits, `_` and `-` is a JSON string.
    - `items.first`, `items.last`: The first and the last element, null in an empty list, so that `items.first.name` is
      missing there; `items.count`: their number.
    - `phase.failed.code`, `phase.loaded._0`: The payload of an enum's case, by its label or else by its place;
      `phase.loaded` exists while `phase` is in that case.
    - `.`: The whole state.
    - `items.*.id`: In `@redact` and in front of `unique`, `*` stands for every key and every index.

    A path that begins with `$` leads into the record of the case so far rather than into the state: `$time`, `$errors`,
    `$inflight`, `$frames`, `$calls`, `$pulses`, `$mutations`, `$notes`. `$calls.search.last.page` is the page of the
    last request to the port `search`, and `$calls.search.count` the number of its requests, 0 before the first one;
    `$pulses.alertMessage.last` is the last value of a pulse, `$pulses.cells.0.message.last` that of a reactor that
    lives in the state, and `$notes.steps.last` the last value that was reported to the outlet `steps`.
    `$mutations.last` is the last mutation of the reactor itself, `$time` the time in milliseconds, which is compared
    with a number of them or with a duration, `$errors` the number of errors of effects. `$inflight`, `$errors`,
    `$calls` and `$notes` include the reactors that live in the state, `$mutations` does not. `$inflight` counts the
    effects of actions that have not ended, and the calls that wait for none of these effects, such as those that a
    transform has made; subscriptions and timers of transforms are not counted. `$frames` is the number of lines of the
    timeline so far, without those of failed expectations and those that `--full` adds.

    # Ports

    A port is a connection of a reactor to the outside world. `! PORT` is an answer to its requests; the mock backend of the
    reactor answers those that the script does not.

        ! search reply {"items":[]}
        ! search reply @replies/page-2.json after 50ms when {"page":2}
        ! search fail 503 x1
        ! search fail "no network" after 1s
        ! search hang
        ! search#2 reply []

    - `reply VALUE`: Answers with a value.
    - `reply`: Answers without a value, for work that returns none. A text that looks like an option,
      such as `after` or `x2`, is written in quotes.
    - `reply @FILE`: Answers with the JSON of a file; a name with blanks is written `@"a b.json"`. The text `@FILE`
      itself is written in quotes.
    - `fail CODE`, `fail "message"` or `fail {"notFound":{"id":3}}`: Answers with an error. Where the reactor's service
      decodes errors of the app's, it is one of these; the message of any other is its `localizedDescription`.
    - `hang`: Never answers. An effect that waits for such a call fails nothing.
    - `#N` after the name: Answers the N-th call, counted from 1, even one that hangs.
    - `after D`: The answer comes after a duration. Without it the answer comes at once, but after the step with the
      request.
    - `xN`: Answers N requests and no more; `x${n}` takes the number from a variable. Without it one answers every later
      request; of several that fit, the last one does. Counted answers come first, in their order.
    - `when VALUE`: Answers only requests that contain this value: an object at any depth, any other value as a whole.

    The options follow the answer in any order, each once. `hang` takes no `after`, and `#N` no `xN`.

    Answers above every other statement of a case apply before the reactor is made: they answer the requests of its
    initialiser and its transforms. A call that is neither answered nor cancelled fails the case, wherever it was made,
    and the message has the line to add. An answer that is not used up fails the case, too, and the message has the
    reason: another answer took precedence, the call was made above the answer, or it asked for something else.

    `any` restricts the answers that `reel explore` gives: for each call it takes one of the choices, which `|` separates.

        ! search any reply {"items":[]} | reply @replies/page-2.json | fail 503 | hang within 0..2s
        ! search any reply | fail

    Where `reply` or `fail` has no value, exploring makes one up; a mock backend gives its usual reply. Faults that are
    written here need no `--faults`, and explain the errors that follow from them. `within A..B` is the range of delays
    after the call, in which A may be a plain `0`; without it the answer comes at any time. A value that is called `|`
    or `within` is written in quotes. The script of a finding has the answers that were chosen. For `reel run` and
    `reel test`, `any` is a mistake: the answer is not determined.

    Some services return at once. Their port needs an answer that is in force, without `after`; without one the case ends.

    # Streams

    A stream is a source of values that the reactor listens to, such as the user who is signed in.

        ! currentUser emit {"name":"ada"}
        ! currentUser complete
        ! currentUser fail "signed out"
        ! events emit {"moved":{"from":1,"to":2}}

    The end of a stream, `complete` or `fail`, reaches what listens by then. What listens later, for example since it
    tries again, gets what is pushed later.

    A line that pushes something while nothing listens to the stream is played, and reaches nobody: a warning on
    standard error tells of it.

    # Views

    A reactor may have a view that runs without a screen. A word directly behind `&` is a command for the whole of
    it.

    - `&bind`: Gives the reactor to the view, which binds to it. The view of a store takes the store when it is made: it
      is made here.
    - `&unbind`: Takes the reactor from the view again; its bindings end. The view of a store goes.
    - `&load`: The view, where it is a view controller, loads, as if it came on the screen for the first time. One that
      waits for that binds now. The view of a store that is not there is made first.
    - `&drop`: Lets go of the reactor: the view has none any more, its effects end, and calls that wait are cancelled.
      A reactor that is still alive then is a failure of the case, for something retains it, and so is one that lives, or
      lived, in its state. Afterwards the reactor takes no actions, and expectations look at its last state; time and the
      backend go on.

    `& CONTROL GESTURE VALUE...`, with a blank after `&`, is a gesture of a user on one control of the view.

        &bind
        & searchField type "swift"
        & list select 0
        & messageInput.sendButton tap
        & navigationItem.rightBarButtonItem tap
        & list.rows.2.likeButton tap
        & list.rows.2 delete

    The control is a path, with the names that the view gives to its controls. Those of a page that is presented stand
    below `presentedViewController`, the buttons of its bar below `navigationItem`: `leftBarButtonItem`,
    `rightBarButtonItem`, and the others as `rightBarButtonItems.1`; those of a cell stand below its row. A row itself takes
    `delete`, and `move to=0` while its list is being edited; the program removes or moves it. The gesture and
    its values are written as an action and its values are, labels and variables included; `reel list --reactors` lists
    the gestures of each control. Because of the blank a control may have any name: `& bind tap` taps the control `bind`.
    A gesture on a disabled control has no effect and is a frame with `disabled`; one on a view without a reactor is a
    frame with `unbound`. An impossible gesture, such as the selection of a row that does not exist, is an error.

    The timeline has a frame for every change of the contents of a control: `& label "3"`. Expectations find the contents
    below `view`, by the names of the controls and of their properties; a page has its `title`, a message its `message` too.

        ? view.label.text == "3"
        ? view.followButton.isEnabled == false

    # The stub

    A reactor whose stub is on does no work of its own: it records the actions that are sent to it, and shows the
    states that the script sets. So a view can be tried without the logic of its reactor. Stores have no stub.

        &stub on
        &bind
        &stub.state {"query":"React","repos":[]}
        & searchField type swift
        &stub off

    - `&stub on` and `&stub off`: Switches the stub on or off.
    - `&stub.state VALUE`: Sets the state that the stub shows. An object sets the fields that it names, at any depth,
      and leaves the others as they are. A value as a whole, such as an enum with payloads, has to be Decodable.

    Expectations see the actions that the stub was sent below `stub.actions`, the newest one as `stub.actions.-1`, and
    its state below `stub.state`.

        ? stub.actions.-1 == {"follow":{"_0":42}}
        ? stub.actions has refresh

    A state that has a field `view` or `stub` of its own goes first.

    # Directives

    - `@reactor NAME LABEL=VALUE...`: The reactor or the store that the script plays, with its arguments.
    - `@case TITLE`: Begins a case, which has a fresh reactor, a clock at zero, and its own section in the golden
      file. The title is the rest of the line. A script without `@case` is one case without a title.
    - `@let NAME = VALUE`: Declares a variable.
    - `@each NAME = VALUE, VALUE...`: Makes a case of each value, with the variable in it; the values are JSON, and stand
      behind the titles: `signs up [name="a"]`. It stands in the case that it repeats, before the first statement.
    - `@vary ACTION VALUE...`: The only values that `reel explore` tries for the value of an action, the simplest one first:
      `@vary updateQuery "" "a" nil`. One of several values is named by its label or its place:
      `@vary move.to 0 1 5`, `@vary move._0 1 2`. A case may replace the line of the file. `reel run` and `reel test` check
      the values, and do nothing else with them.
    - `@include FILE LABEL=VALUE...`: Plays the statements of another file here; the labelled values are variables
      in it. Files whose name begins with `_` are fragments, never tests by themselves. A mistake in such a file is told
      once, with the first line that includes it. Includes nest at most 64 levels deep, and one line that includes a file
      or repeats a case makes at most 100000 statements. The path of FILE, as that of a reply's file, counts from the file
      that names it, and does not lead out of the root. The root is the working directory, which `-C DIR` sets; for a
      script outside of the working directory it is the script's own folder.
    - `@redact PATH as NAME`: Replaces the values at the path by `[NAME#1]`, `[NAME#2]` and so on, in all that is
      printed or written: the same value gets the same number. In states the path counts from the root; in actions,
      mutations, requests and replies it may begin at any depth, `setQuery._0` is the payload of a mutation and
      `form.setName._0` that of an action within an action; values of a stream have the stream's name as their path, and
      the contents of a view have the path of their control. A view shows a value that was replaced elsewhere in the
      same way. Expectations and variables have the values themselves, and messages about their lines show the names; an
      action that sends such a variable needs a redaction of its own. An element of a list is named by `*` or by its index from 0. A
      redaction that matches nothing in a whole run is a warning on standard error.
    - `@tag NAME`: A tag for `reel test --tag`: one word without `,` and `!`.
    - `@only`: `reel test` plays only this case, and the others that say so, and `reel list` lists only these; under
      continuous integration that is a failure of the test. Every other subcommand plays all cases.
    - `@xfail REASON`: The case is expected to fail. The reason is the rest of the line. A failed expectation counts as a
      failure, and so do a broken rule, a difference from the golden, a crash and a case that takes too long. A case that
      plays differently in a repetition, or whose process was killed from outside, fails all the same.
    - `@lenient`: Unfinished work does not fail the case at its end: a call without an answer, an answer without a call,
      work that is scheduled again and again. An effect fails the case only if nothing can end it any more. Beside `@xfail`,
      neither does a difference from the golden, which shows how the case failed. `reel explore` writes this into the
      scripts that it keeps, so that each fails for one reason alone.
    - `@timeout D`: The virtual time that `+idle` and the end of the case may take. `@timeout`, `@seed` and `@xfail` stand
      at most once in a case, and once before the first.
    - `@seed N`: The seed of the reactor's random numbers: a whole number from 0 to 18446744073709551615.
    - `@golden none`: The script has no golden file; one that is there is obsolete. It stands before the first `@case`.

    Directives and rules before the first `@case` apply to every case, those behind it to theirs.

    # Variables

    `@let n = VALUE` declares a variable, `reel run --var n=VALUE` overrides it.

        @let user = "ada"
        @let page = {"items":[],"nextPage":null}
        signIn ${user}
        say "hello ${user}"
        ! search reply ${page}

    As a whole value `${n}` is replaced by the value. Inside of a string or a word it is replaced by its text: the
    characters of a string, the JSON of everything else. What was put in is not searched for variables again. `$${`
    stands for the characters `${`. A variable may also stand for a whole duration: `+${pause}`, `after ${pause}`.
    Keys, names, paths, titles and the names of files hold no variables.
    A variable that is not declared, or never used, is an error; what an included file declares may stay unused.

        @let id = state.items.0.id
        @let page = $calls.search.last.page
        delete ${id}

    If the value is a path below `state`, or into what was recorded (`$calls`), the variable takes the value at the path
    when the line is played. Of lines that use it only the form is checked before that; directives cannot use it. A word
    that begins with `$`, a name and a dot counts as such a path, and so does one that nearly is `$calls` or the like;
    `state` alone and `$USD` are texts. A text of that form is written in quotes.

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

    A comment behind a statement is a `comment` key beside its other keys: `{"do":"increase","comment":"text"}`. A JSON
    statement in a script of lines may have a `#` behind it instead. Beside `case` and `xfail`, which take the rest of
    their line, no comment has a place.

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
    text are shown as escape sequences. Of a very long line the part around the caret is shown. An error that shows only
    while a case is played may be one of the line as a whole: instead of the caret there is `=`.

    # See also

    reel(1), reel-timeline(5)
    """#
}
