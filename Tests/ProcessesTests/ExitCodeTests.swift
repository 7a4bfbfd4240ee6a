import Processes
import Testing

@Suite struct ExitCodeTests {
  @Test func `the highest exit code of several wins`() {
    var code = ExitCode.expected
    code.combine(with: .expected)
    #expect(code == .expected)
    code.combine(with: .different)
    #expect(code == .different)
    code.combine(with: .expected)
    #expect(code == .different)
    code.combine(with: .untrusted)
    code.combine(with: .different)
    #expect(code == .untrusted)
    #expect(ExitCode.allCases.map(\.rawValue) == [0, 1, 2])
  }
}
