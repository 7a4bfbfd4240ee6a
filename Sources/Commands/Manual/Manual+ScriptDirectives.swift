extension Manual {
  /// The sections on directives and variables.
  static let scriptDirectives = #"""
    # Directives

    - `@reactor NAME LABEL=VALUE...`: The reactor or the store that the script plays, with its arguments.
    - `@case TITLE`: Begins a case, which has a fresh reactor, a clock at zero, and its own section in the golden
      file. The title is the rest of the line. A script without `@case` is one case without a title.
    - `@let NAME = VALUE`: Declares a variable.
    - `@each NAME = VALUE, VALUE...`: Makes one case for each value, in which the variable has that value. The values
      are JSON, and are appended to the titles: `signs up [name="a"]`. It stands in the case that it repeats, before the
      first statement.
    - `@vary ACTION VALUE...`: The only values that `reel explore` tries for the value of an action, the simplest one first:
      `@vary updateQuery "" "a" nil`. If an action has several values, a label or a position chooses one: `@vary move.to
      0 1 5`, `@vary move._0 1 2`. A case may replace the line of the file. `reel run` and `reel test` check the values,
      and do nothing else with them.
    - `@include FILE LABEL=VALUE...`: Plays the statements of another file here; the labelled values are variables
      in it. Files whose name begins with `_` are fragments, never tests by themselves. A mistake in an included file is
      reported once, with the first line that includes the file. Includes nest at most 64 levels deep, and one line that
      includes a file or repeats a case makes at most 100000 statements. The path of FILE, as that of a reply's file,
      counts from the file that names it, and does not lead out of the root. The root is the working directory, which
      `-C DIR` sets; for a script outside of the working directory it is the script's own folder.
    - `@redact PATH as NAME`: Replaces the values at the path by `[NAME#1]`, `[NAME#2]` and so on, in all that is
      printed or written: the same value gets the same number. In states the path counts from the root; in actions,
      mutations, requests and replies it may begin at any depth, `setQuery._0` is the payload of a mutation and
      `form.setName._0` that of an action within an action; values of a stream have the stream's name as their path, and
      the contents of a view have the path of their control. A view shows a value that was replaced elsewhere in the
      same way. Expectations and variables use the original values, and messages about their lines show the
      placeholders. An action that sends such a variable needs a redaction of its own. An element of a list is named by
      `*` or by its index from 0. A redaction that matches nothing in a whole run is a warning on standard error.
    - `@tag NAME`: A tag for `reel test --tag`: one word without `,` and `!`.
    - `@only`: `reel test` plays only this case, and the others that say so, and `reel list` lists only these; under
      continuous integration that is a failure of the test. Every other subcommand plays all cases.
    - `@xfail REASON`: The case is expected to fail. The reason is the rest of the line. A failed expectation counts as a
      failure, and so do a broken rule, a difference from the golden, a crash and a case that takes too long. A case that
      plays differently in a repetition, or whose process was killed from outside, fails all the same.
    - `@lenient`: Unfinished work does not fail the case at its end: a call without an answer, an answer without a call,
      work that is scheduled again and again. An effect fails the case only if nothing can end it any more. Together
      with `@xfail`, a difference from the golden does not fail the case either, because that golden shows how the case
      failed. `reel explore` writes `@lenient` into the scripts that it keeps, so that each fails for one reason only.
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
    characters of a string, the JSON of everything else. Variables inside of an inserted value are not replaced. `$${`
    stands for the characters `${`. A variable may also stand for a whole duration: `+${pause}`, `after ${pause}`.
    Keys, names, paths, titles and the names of files hold no variables.
    A variable that is not declared, or never used, is an error; what an included file declares may stay unused.

        @let id = state.items.0.id
        @let page = $calls.search.last.page
        delete ${id}

    If the value is a path below `state`, or into what was recorded (`$calls`), the variable takes the value at the path
    when the line is played. Before that, only the form of the lines that use it is checked. Directives cannot use it. A
    word that consists of `$`, a name, a dot and more counts as such a path, and so does a misspelling of `$calls` or of
    a similar name; `state` alone and `$USD` are texts. A text that looks like a path is written in quotes.
    """#
}
