import ActionScripts
import CommandLines

/// The flags of `reel fmt`.
package enum FmtFlags {
  package static let check = Flag<Bool>(
    "check", "write nothing, name the scripts that are not in their canonical layout",
    details: "The exit code is 1 if there is one.")
  package static let to = Flag<ScriptNotation?>(
    "to", "print the script in another notation",
    details: "The file stays as it is. No statement and no comment is lost on the way. Several scripts are printed one "
      + "after the other; in JSON each is an array of its own. With `--check`, the scripts that are not in the "
      + "canonical layout of this notation are named.")
}

/// `reel fmt`: formats scripts.
package enum FmtCommand: Subcommand {
  package static let name = "fmt"
  package static let summary = "bring scripts into their canonical layout"
  package static let operands = Operands.any("PATH|-", completes: .scripts)
  package static let flags = [FlagDeclaration](FmtFlags.check, FmtFlags.to)
  package static let discussion = """
    Rewrites every script below each PATH, by default below the working directory, in the canonical layout of its
    notation. A script that is already in this layout is not touched; `--verbose` names the others. The new text is read
    back before it is written. If it would mean something else, the script stays as it is, and the statement that would
    change is named. With `-` the script comes from standard input and goes to standard output.
    """
  package static let examples = [
    Example("reel fmt --check Scripts", "names the scripts that are not laid out"),
    Example("reel fmt --to json x.reel", "prints a script as JSON"),
  ]
}
