import FoundationValues
import ObservableStateExpansions
import Testing

@Suite struct PluginMessageTests {
  private func answer(_ message: String) throws -> String {
    String(decoding: try PluginMessage.answer(to: Data(message.utf8)), as: UTF8.self)
  }

  private func expansion(
    _ role: String, _ source: String, type: String = "ObservableState", more: String = ""
  ) throws -> String {
    let text = String(decoding: try JSONEncoder().encode(source), as: UTF8.self)
    return try answer(
      #"{"expandAttachedMacro":{"macroRole":"\#(role)","macro":{"typeName":"\#(type)"},"#
        + #""declSyntax":{"source":\#(text),"location":{"fileName":"/a.swift","offset":100}}\#(more)}}"#)
  }

  @Test func `the compiler is told which protocol is spoken`() throws {
    #expect(
      try answer(#"{"getCapability":{"capability":{"protocolVersion":7}}}"#)
        == #"{"getCapabilityResult":{"capability":{"protocolVersion":7}}}"#)
  }

  @Test func `each role is expanded`() throws {
    #expect(
      try expansion("memberAttribute", "var count = 0")
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"@ObservableStateTracked"}}"#)
    #expect(
      try expansion("peer", "var count = 0", type: "ObservableStateTracked")
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":"private var _count = 0"}}"#)
    #expect(
      try expansion("peer", "var count = 0", type: "ObservableStateIgnored")
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
    #expect(try expansion("accessor", "var count = 0").contains("yield &_count"))
    #expect(try expansion("member", "struct State {}").contains("ObservableStateRegistrar"))
  }

  @Test func `a type that is a state already is not made one again`() throws {
    let type = #","extendedTypeSyntax":{"source":"App.State"}"#
    let missing = #","conformanceListSyntax":{"source":"ObservableState"}"#
    #expect(
      try expansion("extension", "struct State {}", more: type + missing)
        == #"{"expandMacroResult":{"diagnostics":[],"#
        + #""expandedSource":"extension App.State: ObservableStates.ObservableState {}"}}"#)
    #expect(
      try expansion("extension", "struct State {}", more: type)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func `a struct that is not understood is no state`() throws {
    #expect(
      try expansion(
        "extension", "struct State { lazy var a = 1 }",
        more: #","extendedTypeSyntax":{"source":"State"},"conformanceListSyntax":{"source":"ObservableState"}"#)
        == #"{"expandMacroResult":{"diagnostics":[],"expandedSource":""}}"#)
  }

  @Test func `a declaration that cannot be expanded is an error at its place`() throws {
    #expect(
      try expansion("member", "class State {}")
        == #"{"expandMacroResult":{"diagnostics":[{"fixIts":[],"highlights":[],"#
        + #""message":"'@ObservableState' is for structs","notes":[],"#
        + #""position":{"fileName":"/a.swift","offset":100},"severity":"error"}]}}"#)
    #expect(try expansion("member", "struct S { var (a, b) = (1, 2) }").contains(#""offset":115"#))
  }
}
