import CommandLines

/// `reel manual`: prints a page of the manual in roff, for `Scripts/generate-manual`.
package enum ManualCommand: Subcommand {
  package static let name = "manual"
  package static let summary = "print a page of the manual in roff"
  package static let operands = Operands.exactly("PAGE")
  package static let flags: [FlagDeclaration] = []
  package static let discussion = "PAGE is `reel.1`, `reel-script.5` or `reel-timeline.5`."
  package static let isHidden = true

  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    for name in arguments.operands {
      guard let page = Manual.page(name) else {
        let hint = "there are: \(Manual.pageNames.joined(separator: ", "));"
        throw UsageError("unknown page \(quoted(name))", hint: hint, command: "reel manual")
      }
      environment.output.write(page)
    }
    return .expected
  }
}
