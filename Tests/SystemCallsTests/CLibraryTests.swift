import SystemCalls
import Testing

@Suite struct CLibraryTests {
  @Test func `the list of the process's variables has the value of PATH that the C library finds`() throws {
    let variables = processVariables.map { String(cString: $0) }
    let path = try #require(getenv("PATH").map { String(cString: $0) })
    #expect(variables.filter { $0.hasPrefix("PATH=") } == ["PATH=" + path])
  }
}
