import TestSupport
import Testing

/// The program as the compiler starts it.
@Suite(.runsFirst) struct CompilerPluginTests {
  private func framed(_ message: String) -> [UInt8] {
    let bytes = Array(message.utf8)
    return (0..<8).map { UInt8(truncatingIfNeeded: bytes.count >> ($0 * 8)) } + bytes
  }

  @Test func `messages are answered one by one until the input ends`() throws {
    let plugin = try CoProcess([], of: BinaryUnderTest.path(of: "ObservableStateMacros-tool"))
    let question = #"{"getCapability":{"capability":{"protocolVersion":7}}}"#
    let source = String(repeating: "x", count: 100_000)
    let role =
      #"{"expandAttachedMacro":{"macroRole":"memberAttribute","macro":{"typeName":"ObservableState"},"#
      + #""declSyntax":{"source":"var \#(source) = 1"}}}"#
    let outcome = try plugin.finish(sending: framed(question) + framed(role))
    #expect(
      outcome.outputBytes == framed(#"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
        + framed(#"{"expandMacroResult":{"diagnostics":[],"expandedSource":"@ObservableStateTracked"}}"#))
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
  }

  @Test func `input that is no message ends the plugin`() throws {
    let plugin = try CoProcess([], of: BinaryUnderTest.path(of: "ObservableStateMacros-tool"))
    let outcome = try plugin.finish(sending: framed("hello") + framed("{}"))
    #expect(outcome.output == "")
    #expect(outcome.ending == .exit(0))
  }
}
