extension Manual {
  /// The sections on actions, time and what is expected.
  static let scriptSteps = #"""
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

    The values fill the payload of the action in order, the labelled ones by name. A label may be given only once. `_0`,
    `_1` and so on name the payloads without a label by their position; these names may be left out.

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
    - `{"year":2024,"month":2}`: `DateComponents`, with the components that are set.
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
    type, whatever it is registered as, and those that can be decoded. If an action of the played reactor and a path
    have the same name, the action is sent. The element of a composable store is no reactor: its id belongs to the
    action, `todo id=1 action=toggle`.

    An action can also be written in its own coding, as JSON: `{"follow":{"_0":42}}` or `{"follow":42}`. Its values
    then have the types that JSON gives them.

    # Time

    The clock stands still unless the script moves it.

    - `+300ms`: Advances the clock by a duration. Work that is due exactly then is done.
    - `=2s`: Advances the clock to an instant, counted from the start of the case. Time does not run backwards.
    - `+idle`: Advances the clock until nothing more is scheduled, but for periodic work. Where only that is scheduled, no
      time passes, and there is a warning. Where there is still other work after the `@timeout`, the case fails as not
      idle, and ends there.

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
      Neither character can be escaped; use `has` to look for the text `*`.
    - `exists`: There is a value at the path.
    - `missing`: There is none: a bad index, an absent key, a path through null. It does not mean `null`: a field that
      is nil is there, and is null, so that `? nextPage == nil` asks for that. Of an empty list `first` and `last` are
      null, too. Every other operator fails where nothing is there.
    - `unique`: An array holds no two equal elements. `items.*.id unique` says the same of all `id`s of its elements.
    - `? {...}`: The state contains this object, at any depth; arrays are compared element by element.
    - `? PATH == _`: A hole. It always fails, and `reel test --accept` writes the actual value in its place. A hole is
      not filled in a JSON statement, in an included file, in a case that is expected to fail, if the cases that `@each`
      makes have different values, if `@redact` hides the value, or if there is nothing at the path. The text `_` is
      written `"_"`.

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
    brackets. Holes are not allowed. `always`, `never`, `sometimes` and `finally` begin a rule unless an operator
    follows: `? always == true` is an expectation of a field that is called `always`. After these words, a field that
    has the name of an operator is written in quotes: `? always "has" == 1`.

    A rule that holds leaves no frame. One that is broken is a frame and a failure of the case, once, at the instant at
    which it was first broken; the message has the line of the rule and the line behind which it was broken. A rule above
    the first `@case` holds in every case, and rules may stand above the directives of a case. So a folder can share its
    rules in a fragment: `@include _always.reel`. `reel test --always FILE` lets the rules of a file hold in each
    case whose state can have what they name.

    `missing` and `exists` of a field of the state are refused in rules, as a field is never missing, and so are those of
    `first`, `last` and `count`, which an empty list has, too. A path that leads through null is missing, and not null:
    where `user` is nil, `user.name == nil` does not hold.

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
    """#
}
