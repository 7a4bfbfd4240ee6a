import CommandLines
import Commands
import TestSupport
import Testing

/// The cases of the real binary cover every flag and environment variable.
@Suite struct CaseCoverageTests {
  @Test(arguments: Subcommands.visible.map { $0.name })
  func `every flag of a subcommand stands in a case of that subcommand`(name: String) throws {
    let words = cases(of: name).flatMap(\.arguments)
    for flag in try Subcommands.named(name).flags {
      #expect(flag.isSaid(in: words), "no case of 'reel \(name)' says \(flag.usage)")
    }
  }

  @Test func `every flag that all subcommands share stands in a case`() {
    let words = SidecarCase.all.flatMap(\.arguments)
    for flag in EverywhereFlags.all { #expect(flag.isSaid(in: words), "no case says \(flag.usage)") }
  }

  @Test func `every environment variable is set in a case`() {
    let names = Set(SidecarCase.all.flatMap(\.environment.keys))
    for variable in EnvironmentVariable.allCases { #expect(names.contains(variable.rawValue)) }
  }

  private func cases(of subcommand: String) -> [SidecarCase] {
    SidecarCase.all.filter { $0.arguments.contains(subcommand) }
  }
}

extension FlagDeclaration {
  /// Whether one of its spellings stands among the words, with a value behind it, with one in it, or alone.
  fileprivate func isSaid(in words: [String]) -> Bool {
    spellings.contains { spelling in
      words.contains { $0 == spelling || $0.hasPrefix(spelling + "=") || (short != nil && $0.hasPrefix(spelling)) }
    }
  }
}
