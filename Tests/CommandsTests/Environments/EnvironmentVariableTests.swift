import Commands
import Testing

@Suite struct EnvironmentVariableTests {
  @Test func `these environment variables and no others are read`() {
    #expect(
      EnvironmentVariable.allCases.map(\.rawValue) == [
        "CI", "COLUMNS", "GITHUB_ACTIONS", "GITHUB_STEP_SUMMARY", "HOME", "NO_COLOR", "TERM", "TEST_SHARD_INDEX",
        "TEST_SHARD_STATUS_FILE", "TEST_TOTAL_SHARDS", "XDG_STATE_HOME", "XML_OUTPUT_FILE",
      ])
  }

  @Test func `the meaning of each environment variable is a sentence`() {
    for variable in EnvironmentVariable.allCases {
      #expect(variable.meaning.hasSuffix("."))
    }
  }
}
