import Commands
import Testing

@Suite struct EnvironmentVariableTests {
  @Test func theseAndNoOthersAreRead() {
    #expect(EnvironmentVariable.allCases.map(\.rawValue) == ["CI", "COLUMNS", "GITHUB_ACTIONS", "NO_COLOR", "TERM"])
  }

  @Test func theManualSaysWhatEachDoesThatDoesSomething() {
    #expect(EnvironmentVariable.allCases.filter { $0.meaning == nil } == [.gitHubActions])
  }
}
