import SystemCalls
import Testing

@Suite struct ProgramFileTests {
  @Test func `the path of the program and the program that runs are the same file`() throws {
    var (atPath, running) = (stat(), stat())
    #expect(stat(try #require(ProgramFile.path), &atPath) == 0)
    #expect(stat(try #require(ProgramFile.running), &running) == 0)
    #expect(atPath.st_ino == running.st_ino)
  }
}
