import ExactStrings

extension Manual {
  /// The page `reel-timeline(5)`, in the light markup.
  static let timelinePage = #"""
    # Name
    reel-timeline - the timelines that reel prints and compares, as text and as JSON Lines

    # Description

    A timeline lists the events of a played script: every action, every mutation with the state that it
    led to, every call of a port and its answer, every error, each with its virtual time. It has two forms. The text
    form is for people and for goldens: `reel run x.reel` prints exactly what `x.timeline` holds. The JSON Lines
    form, `reel run --format jsonl`, is for programs and contains more. The text form can be derived from JSON Lines:
    both have the same frames.

    Both forms are UTF-8, and every line ends in one line feed. The same script gives the same bytes in every
    process, on every machine and on every day: a timeline holds no wall clock, no addresses, no line numbers of the
    script in its text form, and nothing in random order.

    # Text form

        reel-timeline 1
        == cancel stale query  repo-search
               0ms = {"query":null,"repos":[],"nextPage":null,"isLoadingNextPage":false}
               0ms > updateQuery "React"
               0ms ~ setQuery  query: null -> "React"
               0ms @ search#1 {"query":"React","page":1}
              50ms > updateQuery "Rx"
              50ms x search#1
              50ms ~ setQuery  query: "React" -> "Rx"
              50ms @ search#2 {"query":"Rx","page":1}
             150ms < search#2
             150ms ~ setRepos  repos.+0: "ReactiveX/RxSwift"  nextPage: null -> 2
             150ms = {"query":"Rx","repos":["ReactiveX/RxSwift"],"nextPage":2,"isLoadingNextPage":false}

    The first line is the header with the version of the format. It stands once above the cases of each script;
    where several scripts are played into one stream it is repeated.

    A line that begins with `==` opens a case. It contains the title, two blanks and the name of the reactor or the
    store, or only the name for a script without titles. A title is any text: backslashes are doubled, and characters
    that would harm the line are escaped.

    Every other line is a frame: a time, a blank, a sigil, a blank, a body. There are no empty lines and no
    comments.

    The time is right-aligned to ten columns, with its unit `ms`. It is a whole number of milliseconds or has up to
    six decimals without trailing zeros: `0ms`, `150ms`, `0.5ms`. A time that needs more room takes it. Times count
    from the start of the case.

    # Frames

    - `= STATE`: a whole state. Each case opens with one and closes with one, at the later of the script's own time
      and the last frame. In between, a whole state stands where one was published without a mutation just before
      it, and, under `--full`, behind every mutation.
    - `> NAME VALUES`: an action is processed. Values without a label stand in their order, the others as
      `label=VALUE`. An action whose coding is not that of an enum case shows its whole coding as its only value.
    - `> NAME (dropped: REASON)`: an action had no effect. A gesture is dropped as `unbound` if the view has no reactor,
      though the control changes all the same; as `unloaded` if its page has not loaded and does not use the control
      yet; and as `disabled` if the control is disabled, which then stays as it is. For an action of a redux store,
      `unhandled` means that it changed nothing and no middleware acted on it, `ignorable` that it was reduced without
      notifying the subscribers, and `swallowed by NAME` that a middleware did not pass it on.
    - `~ NAME  CHANGES`: a mutation, and the changes of the state that followed at once. There are no changes after the
      name if nothing changed or no state followed. A store has no mutations: the line has the name of the action that
      was reduced, and is written only if the state changed.
    - `^ PATH VALUE`: a pulse of the state was assigned. Pulses come after the state that contains them.
    - `<- NAME VALUES (from ACTION)`: an effect of a store sent an action. Its values look like those of an action.
      Behind them stands the name of the action that began the effect, if it is known.
    - `* STREAM VALUE`, `* STREAM complete`, `* STREAM fail "TEXT"`: the script pushed a value into a stream, ended
      it, or made it fail.
    - `@ PORT#N REQUEST`: the reactor or the store called a port. The calls of each port are numbered from 1 in each case.
    - `< PORT#N`: the port answered that call. The value is left out: its effect shows in the mutation that follows.
    - `< PORT#N fail "TEXT"`: the port failed.
    - `x PORT#N`: the call was cancelled by its caller.
    - `-> OUTLET VALUE`: the reactor reported a value to an outlet: a step of a flow, an event
      of analytics.
    - `! NAME "TEXT"`, `! "TEXT"`: an error was swallowed or reported, or a store warned of a misuse; the name is that
      of the action whose effect failed, if it is known.
    - `! (terminated) "TEXT"`, `! (terminated)`: the stream of states ended, with or without an error. No action
      changes anything any more.
    - `& CONTROL VALUE`: the view shows something new. A text is shown as a string, a switch as `true` or `false`, a
      list as an array. A property other than the main one of a control is named after a dot: `spinner.isAnimating`. A
      string that is a URL, which is a scheme, `://`, and no blanks and no characters that need an escape, stands
      without quotes: `& open https://github.com/ReactiveX/RxSwift`.
    - `? EXPECTATION  actual VALUE`: an expectation did not hold. `actual` is null where the path leads to no
      value. An expectation that holds leaves no frame.

    A reactor that lives in the state, such as a cell in an array, has frames of its own for as long as it is in the
    state: after the sigil come the path where it lives, a colon and a blank.

               0ms > cells.0: toggleFavorite
               0ms ~ cells.0: setFavorite  isFavorite: false -> true
               0ms @ cells.0: favorite#1 {"id":1}
               0ms ^ cells.0: message "saved"

    The paths of its changes and of its pulses, and a state after `=`, are its own. The frames `=`, `>`, `~`, `^`, `@`,
    `<`, `x`, `->` and `!` can belong to it. A reactor with several paths is reported once, under the path that the state
    shows first; one that moved is reported under its new path. A call that is made on its behalf without a known
    connection names no path.

    Names are written plainly if they consist of letters, digits, `_`, `-` and `.` and do not look like a negative
    number; every other name is a JSON string.

    # Changes

    Two blanks come before each change of a mutation. A change is a path, a colon, a blank and the change of the value
    at the path:

    - `query: null -> "React"`: the value was replaced.
    - `repos.+0: "x"`, `byId.+k: 1`: an element or a member was added. The index is the one in the new array.
    - `repos.-0: "x"`, `byId.-k: 1`: an element or a member was removed. The index is the one in the old array.
    - `repos.2 -> repos.0`: an element moved. The first index is the one in the old array, the second in the new.

    Members of objects are compared one by one, at any depth, in the order of the new state; removed members come
    last. Members that only changed their places are no change. Two objects that have no key in common are replaced
    as a whole: that is an enum which changed its case. A value of another kind always replaces the old one.

    Arrays are compared as sequences. An element that is in both arrays stays, or moves if its place among those that
    stayed is another one. An element with an `id` is identified by it, so that its other changes are shown at its index in
    the new array. Elements without an `id` that were added in the place of removed ones replace these in pairs; all others
    are added and removed.

    # Paths

    A path is the keys and indices from the root of the state on, joined by dots: `items.0.name`. A key stands as it
    is if it consists of letters, of any script, digits, `_` and `-` and does not look like a negative number; every
    other key is a JSON string: `byId."a.b"`. The root is `.`. In a pattern, as in `@redact` and `--ignore`, `*`
    stands for any one key or index.

    # Values

    Values are JSON without blanks outside strings. Members keep their order: the fields of a state as they are
    declared, the keys of a dictionary sorted. Where a name stands twice, as keys that print alike do, the second one is
    written as `k#2`. Whole numbers are written in full. Other numbers have the shortest text
    that reads back the same, and `1.0` is not `1`; the values that are no numbers are the strings `"NaN"`, `"Infinity"`
    and `"-Infinity"`. An enum is an object with the case as its key and the payloads as `_0`, `_1` or their labels; a
    case without payload is a string, its name.

    Values of Foundation are written as people do: `Date` in ISO 8601 in Greenwich, `Data` in base64, `IndexPath` as an
    array, a range as `0..<3`, a `Measurement` as `5 m`, a `URLRequest` as `GET https://a.b/c`, an `NSError` as its
    `domain`, `code` and `message`, an attributed string as its text, `DateComponents` as
    those that are there; `URL`, `UUID`, `Locale`, `TimeZone` and `Calendar` as their names. Functions and key paths have
    nothing to show: as fields and payloads they are left out, as elements they are `null`.

    A value may hold others of its own type, up to 500 of them inside of each other. A case with a deeper one fails with an
    error, because its timeline could not be read.

    In strings the quotation mark and the backslash are escaped, and so is every character that could change how the
    text around it is shown: `\n`, `\r`, `\t`, and as `\u` with four digits, beyond U+FFFF as a pair of these, the other
    control characters, separators of lines, and invisible or bidirectional marks. Everything else stands as it is.

    # JSON Lines

    Each line is one object, with its keys in the order below. `type` comes first. `at` is the virtual time in
    milliseconds, as a number.

        {"type":"begin","version":1,"script":"x.reel","case":"stale","reactor":"repo-search","at":0,"state":{}}
        {"type":"action","at":0,"line":4,"name":"updateQuery","action":{"updateQuery":{"_0":"React"}}}
        {"type":"mutation","at":0,"name":"setQuery","value":{"setQuery":{"_0":"React"}}}
        {"type":"state","at":0,"changes":[{"op":"replace","path":"query","old":null,"new":"React"}],"state":{}}
        {"type":"end","at":150,"state":{},"inFlight":0,"errors":0,"ok":true}

    - `begin`: a case opens. `version`, 1; `script`, the file, null for standard input; `case`, the title, null
      without one; `reactor`, the name of the reactor or the store; `at`; `state`, the first state.
    - `action`: an action is processed. `at`; `line` and `file`; `name`; `action`, its coding.
    - `mutation`: a mutation is reduced; of a store, an action that changed the state. `at`; `name`; `value`, its coding.
    - `state`: a state is published, one record for every emission after the first. `at`; `changes`, empty if
      nothing changed; `state`, the whole of it.
    - `pulse`: a pulse was assigned. `at`; `path`; `value`.
    - `emit`: the script pushed into a stream. `at`; `line` and `file`; `stream`; and one of `value`, `complete`
      (true) and `error` (a string).
    - `call`: the reactor or the store called a port. `at`; `port`; `id`; `request`.
    - `reply`: the port answered. `at`; `port`; `id`; `value`.
    - `failure`: the port failed. `at`; `port`; `id`; `error`.
    - `cancel`: a call was cancelled. `at`; `port`; `id`.
    - `note`: the reactor reported a value to an outlet. `at`; `name`, of the outlet; `value`.
    - `effect`: an effect sent an action. `at`; `name`; `action`; `from`, the name of the action that began the effect,
      left out if it is not known.
    - `dropped`: an action went nowhere. `at`; `name`; `reason`.
    - `view`: the view shows something new. `at`; `control`, which may be a path; `shows`, any value.
    - `error`: an error was swallowed or reported. `at`; `action`, null if it is not known; `error`.
    - `terminated`: the stream of states ended. `at`; `error`, null if it ended without one.
    - `expect`: an expectation was checked. `at`; `line` and `file`; `ok`; `text`, in its canonical form; `actual`,
      only where `ok` is false, null where the path leads to no value.
    - `problem`: a reason for which the case fails that no record above shows, one record each before the end. `at`; `line`
      and `file`, if a line is to blame; `reason`; `text`, in one line. The reasons are `unanswered`, `unusedAnswer`,
      `inFlight`, `outOfReach`, `notIdle`, `livelock`, `recursion`, `alive`, `nestedAlive`, `error` (with
      `--strict-errors`) and `unservedTask`. The text form has no such frame.
    - `end`: the case closes. `at`; `state`; `inFlight`, the effects that have not ended; `errors`, how many `error`
      records there were; `ok`, the verdict.

    A record of a reactor that lives in the state has the key `in` behind `at`: the path where it lives, `"in":"cells.0"`.
    That can stand in `action`, `mutation`, `state`, `pulse`, `call`, `reply`, `failure`, `cancel`, `note`, `dropped`,
    `error` and `terminated`; states, their changes and the paths of pulses are then those of that reactor.

        {"type":"mutation","at":0,"in":"cells.0","name":"setFavorite","value":{"setFavorite":{"_0":true}}}

    `line` is the line of the statement, from 1, and `file` follows it for a statement that was included. Both are
    left out for events that no statement stands for, such as a broken rule that a reactor is registered with.

    An element of `changes` has `op`, which is `replace`, `add`, `remove` or `move`; `path`; `old`, unless it adds or
    moves; `new`, unless it removes or moves; and `from`, the path in the state before, if it moves.

    A reader of this form must not rely on the order of keys. It may rely on every key being there, and on no key
    being there that is not listed here for version 1.

    # Redaction

    The script names the values that differ from run to run: `@redact items.*.id as id`. Each matching value is replaced
    by a string with its number, `"[id#1]"` for the first one in the case, `"[id#2]"` for the second, and the same value
    gets the same number wherever it occurs again. So identity can be compared although
    the values cannot. `null` stays `null`.

    In states the path counts from the root. In actions, mutations, requests, replies, effects, notes, pushed values,
    pulses and the contents of views it may begin at any depth. Rules with the same name share their numbers; where
    several rules match, the first one counts. Changes of states are those between the redacted states. Expectations
    see the values as they are.

    The contents of a view are at the path of their control, so that `@redact messageInput.textField as text` replaces
    them. Besides, a view repeats values of the state: a shown value, an element of a shown array and every string below
    them that were replaced before in the case are replaced by the same string. `null`, `true`, `false` and the empty
    string are no such repetitions, and neither is a text that contains more than the value, or that spells a number.

    # Differences

    `reel diff --json A B` prints the differences between A and B as JSON Lines. `type` comes first.

        {"type":"difference","case":"stale","reactor":"repo-search","expectedCase":0,"actualCase":0,
         "relation":"missing","at":50,"expectedIndex":4,"expected":"      50ms x search#1"}
        {"type":"summary","same":false,"cases":1,"differences":1,"echoes":0}

    (The first record is one line.) Cases count from 0 in their timelines, and frames from 0 in their cases.

    - `shape`: a field was added to every state of a reactor, or removed from it. `reactor`; `field`, which is `added` or
      `removed`; `path`; `cases`, the number of cases with it.
    - `case`: a case is on one side only, or at another place. `verdict`, which is `missing`, `surplus` or `moved`;
      `case`, the title or null; `reactor`; `expectedCase` and `actualCase`, its places in A and in B, as far as it is
      there. A missing or surplus case has `startsScript`, whether a header stands above it, and `lines`, its frames. The
      other differences of a case that moved follow in records of their own.
    - `header`: the header stands above a case in one of both only. `case`; `reactor`; `expectedCase`; `actualCase`;
      `startsScript`, whether it stands there in B.
    - `difference`: two frames differ, or one is alone. `case`; `reactor`; `expectedCase`; `actualCase`; `relation`, which
      is `changed`, `retimed`, `missing` or `surplus`; `at`, the earlier time of both; `expectedIndex` and `expected`, the
      place of the frame in A and its line; `actualIndex` and `actual`, the same in B; `values`, if both frames contain
      values of the same kind: each has its `path`, `expected` and `actual` if the value is on that side, and perhaps a
      `remark`. Rows of lists are compared by their content: one that only A has is at its place in A.
    - `echo`, `ignored`, `reshaped`: likewise two frames, or one alone, that differ only because of an earlier difference,
      only at paths of `--ignore`, or only by a field that was added or removed everywhere. They have neither `relation` nor
      `values`.
    - `summary`: the last record. `same`; `cases`; `differences`; `echoes`.

    To turn A into B, remove each missing case and insert each surplus one at its `actualCase`; put moved ones at their
    `actualCase`, and leave all others in their order. In each case remove every line at an `expectedIndex`, and then insert
    every `actual` line at its `actualIndex`, in ascending order. The header stands above a case as in A, unless a `header`
    record says otherwise. The result is B in the text form, byte for byte.

    # Reading

    `reel` reads both forms and tells them apart by the first byte that is no blank. In the text form it rejects, with
    the number of the line, everything that is not in the form that it writes: a time or an escape in another spelling,
    blanks between values, lines that end in CR LF, marks of an unresolved merge, text that is not UTF-8, a case that
    does not open with its state, time that runs backwards, brackets more than 2,048 levels deep. Two things keep the
    spelling that they have: the number in a value, `1.50`, and the text of an expectation. So a timeline that was read
    can be written again with the same bytes; `reel show` leaves out the header. Whether one frame follows from another
    is not checked: a reply to a call that no line above shows is read, and so is a case that does not close with its
    state, as one that crashed.

    JSON Lines may come from other programs, so their spelling is free: blanks, the order of keys, and every escape of
    the same meaning are accepted; but lines have to end in LF alone, and times have no exponent. Their content is
    checked: an unknown or missing key, a value of another kind, a number of a call or a line below 1, an unknown reason
    of a problem, a record outside of `begin` and `end`, and time that runs backwards are errors. The frames of the text
    form are compared and printed.

    To keep the line ends of goldens as they are, put this line into `.gitattributes`:

        *.timeline text eol=lf

    # See also

    reel(1), reel-script(5)
    """#
}
