import CommandLines

extension Manual {
  /// The page `reel(1)`.
  static var commandPage: [ManualMarkup.Block] {
    let variables = EnvironmentVariable.allCases.map { variable in
      ManualMarkup.Item(term: [.code(variable.rawValue)], text: ManualMarkup.spans(variable.meaning))
    }
    return CommandPage(
      .reel, purpose: "play action scripts through reactors and stores and compare their timelines",
      background: background, environment: variables, files: files, exitDetails: exitDetails
    ).blocks
  }

  private static let background = """
    `run` prints, `test` judges. Only `test --accept` and `review` write the goldens of a suite; `explore --keep` and `new`
    write those of the scripts that they make.

    Time is virtual: a script plays as fast as it can, whatever delays it holds. Every case starts with a fresh reactor.
    The output is the same in every process and on every day: no hash order, no address, no wall clock and no locale is
    in it. Reactors run in the time zone of Greenwich and in a neutral locale, whatever `TZ`, `LANG` and `LC_ALL` say.

    Standard output holds what the command writes and nothing else: what a reactor prints goes to standard error, or to the
    report of its case. The lines of the operator `debug` go there, too, with virtual time.

    Flags may stand anywhere among the operands. A value may be attached, as in `--format=jsonl` or `-rcounter`; one
    that begins with a dash must be. `--` ends the flags, and `-` as an operand stands for standard input.
    """

  private static let files = """
    - `*.reel`: a script, one statement a line; see reel-script(5)
    - `*.reel.json`: the same in JSON
    - `*.timeline`: the golden of the script of the same name beside it; see reel-timeline(5)
    - `_*.reel`: a fragment for `@include`, which is not played by itself
    """

  private static let exitDetails = """
    2 beats 1, and 1 beats 0: everything that can run still runs, and the worst result counts. When the reader of
    standard output goes away, the command ends quietly by SIGPIPE. SIGINT, SIGTERM, SIGHUP and
    SIGQUIT have their usual effect after temporary files are removed and the terminal is restored.
    """
}
