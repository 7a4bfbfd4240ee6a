import ExactStrings

extension Manual {
  /// The page `reel-records(5)`, in the light markup.
  static let recordsPage = #"""
    # Name
    reel-records - the records that test, explore, mutate, review and list print for programs

    # Description

    With `--report jsonl`, `--format jsonl` or `--json`, a subcommand prints JSON Lines: each line is one object in UTF-8,
    with its keys in the order below and without blanks outside strings. `type` comes first, and the last record is a
    `summary`; `list` prints other JSON, see below. Paths are relative to the working directory. The same run prints the same bytes. A program should pass over
    keys and types that it does not know: later versions may add some.

    Timelines and their differences have records, too: see reel-timeline(5).

    # test --report jsonl

        {"type":"case","script":"x.reel","case":"a","outcome":"fail","golden":"x.timeline","at":50,"line":8,"changes":2}
        {"type":"summary","pass":0,"fail":1,"missing":0,"error":0,"crash":0,"timeout":0,"xfail":0,"xpass":0,"skip":0}

    - `case`: a case was judged, or a file that belongs to no case. `script`, the file, null for standard input; `case`,
      the title, null without one; `outcome`, one of the keys of the summary; `golden`, the path of the golden, null
      without one. A failure also has, as far as they are known, `at`, the virtual time in milliseconds; `line`, and
      `file` if the line is one of an included file; `changes`, the number of differences.
    - `coverage`, with `--coverage`: what the cases of a reactor reach. `reactor`; `percent`; `covered` and `of`, how
      many names were reached of how many; the names that never were: `unsent` actions, `uncommitted` mutations,
      `uncalled` ports, ports that were `unreplied` and `unfailed`, `unpushed` streams; `actions` and `mutations`, each
      with its `name` and its `count`; `ports`, each with its `name`, its `calls`, and how many of them were `replies`,
      `failures`, `cancelled` and `unanswered`; `streams`, each with its `name` and its `count`; `states` and
      `transitions`, how many kinds were reached. The last one is that of the suite: its `reactor` is null, and behind
      `of` come `required`, the goal, null without one; `ok`, false where the run fails because of it; and `unplayed`,
      the reactors that no case plays.
    - `summary`: the number of cases of each outcome. `pass`; `fail`; `missing`, without a golden; `error`, could not be
      played; `crash`; `timeout`; `xfail`, failed as expected; `xpass`, passed although a failure was expected; `skip`,
      was not played.

    # explore --format jsonl

    - `finding`, `remark`: a failure was found, or something that may be intended. `reactor`; `oracle`, the check that
      found it: `rule`, `error`, `terminated`, `livelock`, `leak`, `stuck`, `crash`, `timeout`, `divergence`, `order` or
      `difference`; `title`, that of the case; `message`; `script`, the whole text of the shortest script that was
      found; `plays`, how many plays it took to shorten it.
    - `summary`, one for each reactor or group of cases that could be explored: `reactor`; `scripts`, those that it goes
      on from; `seed`; `runs` and `steps`, how many were played; `states` and `transitions`, how many kinds were reached; `findings`; `remarks`;
      `idle`, what never changed anything; `unsent`, the actions that were never sent; `unchanged`, the fields that never
      changed.

    With `--report jsonl` each finding is a `case` as in `reel test`.

    # mutate --format jsonl

    - `mutant`: a change was tried. `reactor`; `kind`: `drop`, `double`, `swap`, `cancel`, `repeat`, `swallow` or
      `payload`; `place`, what is changed; `title`, the change in words; `standing`: `noticed`, `survived` or
      `ineffective`; `cases`, how many reach it; `played`, how many of them were played. If a case decided the result,
      `path`, `case`, `line` and `file` of that case. A survivor also has `script`, in which the line after which an
      expectation is missing is marked.
    - `summary`: `mutants`; `noticed`; `survived`; `ineffective`; `score`, the noticed ones in percent of those that have
      an effect.

    # review --json

    - `change`: a section of a golden is to change. `golden`; `case`, the title, null without one; `change`, its kind;
      `decision`: `accepted`, `rejected`, `skipped` or `open`; `why`, the reason why a golden is written as a whole, if
      there is one.
    - `failing`: a case that fails by itself, so that there is nothing to decide. `case`, its script and its title,
      `FILE > TITLE`, or the script alone; `why`; `line`, if it is known; `missing`, the path of the golden, if the case
      needs one and there is none.
    - `summary`: `accepted`; `rejected`; `skipped`; `open`; `failing`.

    # list --json

    These have no `type` and no summary.

    - For each case: `script`; `case`, the title, null without one; `reactor`; `tags`.
    - With `--reactors`, one array with an element for each reactor and store: `name`; `kind`; `actions`, each with its
      `name` and its `arguments`, which have a `label`, null without one, and a `type`; `ports`, each with its `name`,
      `request` and `reply`; `streams`, each with its `name` and `type`; `notes`; `arguments`, what `@reactor` takes, each
      with its `name`, `type` and `default`; `view`, each `control` with its `gestures`; `state`, the paths; where there are
      any, `always`, the names of its rules, and `forgotten`, the actions that its registration does not name; `obstacle`,
      the reason why it cannot be made, if there is one.
    """#
}
