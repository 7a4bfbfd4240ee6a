extension Manual {
  /// The sections on what is around a reactor: its ports, streams and view.
  static let scriptSurroundings = #"""
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
    - `xN`: Answers N requests and no more; `x${n}` takes the number from a variable. Without `xN` an answer answers
      every later request that it fits; if several fit, the last one does. Answers with `xN` are used first, in their
      order.
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

    Some services return at once. Their port needs an answer without `after` that is declared before the call; otherwise
    the case ends.

    # Streams

    A stream is a source of values that the reactor listens to, such as the user who is signed in.

        ! currentUser emit {"name":"ada"}
        ! currentUser complete
        ! currentUser fail "signed out"
        ! events emit {"moved":{"from":1,"to":2}}

    The end of a stream, `complete` or `fail`, reaches what listens by then. A later subscriber, such as one that tries
    again, receives what is pushed after that.

    A line that pushes something while nothing listens to the stream is played, and reaches nobody: a warning on
    standard error tells of it.

    # Views

    A reactor may have a view that runs without a screen. A word directly behind `&` is a command for the whole of
    it.

    - `&bind`: Gives the reactor to the view, which binds to it. The view of a store is made here, since it takes the
      store in its initialiser.
    - `&unbind`: Takes the reactor from the view, whose bindings end. The view of a store is released.
    - `&load`: A view that is a view controller loads, as when it first appears on the screen. A view that waits for
      loading is bound now. The view of a store is made first if there is none.
    - `&drop`: Lets go of the reactor: the view has none any more, its effects end, and calls that wait are cancelled.
      If the reactor is still alive after that, something retains it, and the case fails. The same is true of reactors
      that live or lived in its state. Afterwards the reactor takes no actions, and expectations look at the last state;
      time and the backend go on.

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
    `rightBarButtonItem`, and the others as `rightBarButtonItems.1`; those of a cell stand below its row. A row itself
    takes `delete`, and `move to=0` while its list is being edited; the program removes or moves it. The gesture and its
    values are written as an action and its values are, labels and variables included; `reel list --reactors` lists the
    gestures of each control. Because of the blank a control may have any name: `& bind tap` taps the control `bind`. A
    gesture on a disabled control has no effect and is a frame with `disabled`; one on a view without a reactor is a
    frame with `unbound`, and one without effect on a page that has not loaded is a frame with `unloaded`. An impossible
    gesture, such as the selection of a row that does not exist, is an error.

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

    If the state has a field `view` or `stub`, the path leads to that field.
    """#
}
