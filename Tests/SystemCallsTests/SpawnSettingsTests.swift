import SystemCalls
import Testing

@Suite struct SpawnSettingsTests {
  /// Starts a shell, and waits for its end.
  private func run(_ command: String, _ variables: [String] = []) -> Int32 {
    var settings = SpawnSettings()
    posix_spawn_file_actions_addopen(&settings.actions, 0, "/dev/null", O_RDONLY, 0)
    let arguments = ["sh", "-c", command]
    let words = arguments.map { strdup($0) }
    let values = variables.map { strdup($0) }
    defer { for text in words + values { free(text) } }
    let (process, code) = settings.start("/bin/sh", words, values)
    #expect(code == 0)
    var status: Int32 = 0
    #expect(waitpid(process, &status, 0) == process)
    return status >> 8
  }

  @Test func `a started program gets its arguments and variables`() {
    #expect(run("exit 7") == 7)
    #expect(run("exit $CODE", ["CODE=9"]) == 9)
  }

  @Test func `a started program has the files that the settings open for it`() {
    #expect(run("read line || exit 3") == 3)
  }

  @Test func `starting a program that does not exist is an error`() {
    var settings = SpawnSettings()
    #expect(settings.start("/no/such/program", [], []).code == ENOENT)
  }
}
