import CommandLines
import Processes

/// `reel manual`: prints a page of the manual in roff, for `Scripts/generate-manual`.
package enum ManualCommand: Subcommand {
  package static let name = "manual"
  package static let summary = "print a page of the manual in roff"
  package static let operands = Operands.exactly("PAGE")
  package static let flags: [FlagDeclaration] = []
  package static let discussion = "PAGE is `reel.1`, `reel-script.5`, `reel-timeline.5` or `reel-records.5`."
  package static let isHidden = true

  /// The request of a command line to `reel manual`.
  package struct Request: CommandRequest {
    /// The page in roff.
    let page: String

    package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
      let name = arguments.operands[0]
      guard let page = Manual.page(name) else {
        let hint = "there are: \(Manual.pageNames.joined(separator: ", "));"
        throw UsageError("unknown page \(quoted(name))", hint: hint)
      }
      self.page = page
    }
  }

  package static func run(_ request: Request, in environment: CommandEnvironment) -> ExitCode {
    environment.output.write(request.page)
    return .expected
  }
}
