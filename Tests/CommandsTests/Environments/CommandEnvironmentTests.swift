import CommandLines
import Commands
import Processes
import Testing

@Suite struct CommandEnvironmentTests {
  private func environment(
    _ words: [String] = [], _ variables: [EnvironmentVariable: String] = [:]
  ) throws -> CommandEnvironment {
    let parser = ArgumentParser(command: "reel", flags: EverywhereFlags.all)
    // A descriptor that is not open is no terminal.
    return CommandEnvironment(
      try parser.parse(words), variables: variables, output: StandardOutput(descriptor: -1),
      errors: StandardError(descriptor: -1))
  }

  @Test(arguments: [
    (nil, false), ("", false), ("true", true), ("1", true), ("no", true), ("0", false), ("false", false),
  ])
  func `the variable CI decides whether this is continuous integration, unless a flag does`(
    value: String?, isServer: Bool
  ) throws {
    let variables = value.map { [EnvironmentVariable.continuousIntegration: $0] } ?? [:]
    #expect(try environment([], variables).isContinuousIntegration == isServer)
    #expect(try environment(["--ci"], variables).isContinuousIntegration)
    #expect(try !environment(["--no-ci"], variables).isContinuousIntegration)
  }

  @Test func `a run is one of GitHub Actions only where its variable says so`() throws {
    #expect(try environment([], [.gitHubActions: "true"]).isGitHubActions)
    #expect(try !environment().isGitHubActions)
  }

  @Test func `without a terminal there is colour only where the flag asks for it`() throws {
    #expect(try !environment().colorsOutput)
    #expect(try !environment(["--color=auto"]).colorsOutput)
    #expect(try environment(["--color=always"], [.noColor: "1", .terminal: "dumb"]).colorsOutput)
    #expect(try !environment(["--color=never"]).colorsOutput)
  }

  @Test func `of quiet and verbose, verbose wins`() throws {
    #expect(try environment().verbosity == .normal)
    #expect(try environment(["-q"]).verbosity == .quiet)
    #expect(try environment(["-qv"]).verbosity == .verbose)
  }

  @Test(arguments: [(nil, 80), ("120", 120), ("0", 80), ("-3", 80), ("wide", 80), ("", 80)])
  func `the width is 80 columns unless COLUMNS has a positive number`(value: String?, width: Int) throws {
    #expect(try environment([], value.map { [.columns: $0] } ?? [:]).width == width)
  }
}
