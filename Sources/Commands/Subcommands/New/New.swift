import CommandLines

/// The flags of `reel new`.
package enum NewFlags {
  package static let app = Flag<String?>(
    "app", takes: "PATH", "register the reactors in this folder of sources",
    details:
      "The folder stays where it is, and a link leads to it. Without the flag the package has a small reactor of its own.",
    completes: .files)
  package static let reel = Flag<String?>(
    "reel", takes: "PATH|URL", "the package of reel itself",
    details: "By default the checkout that this command was built from.")
}

/// `reel new`: makes a package for the user's own reactors.
package enum NewCommand: Subcommand {
  package static let name = "new"
  package static let summary = "make a package for your own reactors"
  package static let operands = Operands.exactly("DIR", completes: .files)
  package static let flags = [FlagDeclaration](NewFlags.app, NewFlags.reel)
  package static let discussion = """
    Makes the folder DIR with a package that builds and passes at once: a manifest, modules that stand in for RxSwift,
    RxRelay, RxCocoa and ReactorKit, a tool with a reactor, a script, its golden, and a recipe for continuous integration.
    The recipe needs a package of reel that has a URL.

    With `--app` the reactors and stores are those of an app, whose sources are read, never changed. The tool is
    compiled of the sources that declare a type which conforms to `Reactor`, or a reducer of RxComposableArchitecture or
    RxDucks, and of those that they need. Each reactor is registered with every case of its action. The protocols and
    closures in its initialiser are replaced by services that scripts answer. Each store is registered with its actions,
    and with such services in its environment. Each of them gets a first script, whose golden `test --accept` writes.
    Plain types that scripts write values of are made `Decodable`. Gaps that the command could not fill are marked by
    `unfilled(...)`, or by `inject(...)` where a property wrapper takes a service from a container. A script that
    reaches such a gap fails, and the error names the place. A call of a member of a service that has no replacement
    ends the process, and the message names the place. The obstacles are listed at the end: a missing import, `@objc`,
    an initialiser that has to be filled in.

    A small scanner reads the sources. A line that it wrote may have to be corrected by hand.
    """
  package static let examples = [
    Example("reel new shop", "makes a package with a reactor to begin with"),
    Example("reel new shop --app ../ShopApp/Sources", "makes a package for the reactors and stores of an app"),
  ]
}
