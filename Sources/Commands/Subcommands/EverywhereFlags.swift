import CommandLines
import ExactStrings

/// The choice when to colour output.
package enum ColorChoice: String, FlagChoice {
  /// On a terminal, unless `NO_COLOR` or `TERM=dumb` says otherwise.
  case auto
  /// Always, even into a pipe.
  case always
  /// Never.
  case never
}

/// The flags that every subcommand takes, before or after its name.
package enum EverywhereFlags {
  package static let help = Flag<Bool>("help", short: "h", "print this help and exit")
  package static let version = Flag<Bool>("version", short: "V", "print the version and exit")
  package static let quiet = Flag<Bool>(
    "quiet", short: "q", "print less",
    details: "`test`, `mutate` and `explore` print only failures and errors, no remarks. The other subcommands print "
      + "all that they are asked for.")
  package static let verbose = Flag<Bool>(
    "verbose", short: "v", "print more",
    details: """
      `test` also names the cases that passed, `mutate` the mutants that were noticed or had no effect, and `fmt` the \
      scripts that it wrote. `test`, `review`, `diff` and `show` print every line whole, and differences that follow \
      from others. The opposite of `--quiet`, which it overrides. The other subcommands have no more to say.
      """)
  package static let directory = Flag<String?>(
    nil, short: "C", takes: "DIR", "run as if started in DIR",
    details: "Paths on the command line and in the output are then relative to this directory.", completes: .folders)
  package static let color = Flag<ColorChoice>(
    "color", default: .auto, "when to use colour",
    details: "Colour never carries meaning alone. Timelines are not coloured.")
  package static let continuousIntegration = Flag<Bool?>(
    "ci", "behave as under continuous integration, or not",
    details: "Under continuous integration no golden is written, except beside what `explore --keep` keeps. Without "
      + "this flag the variable `CI` decides.")

  /// All flags, in the order of the manual.
  package static let all = [FlagDeclaration](
    help, version, quiet, verbose, directory, color, continuousIntegration)
}
