import JSONValues
import ObservableStateExpansions
import Testing

@Suite struct PluginMessageTests {
  private func answer(_ message: String) throws -> String {
    PluginMessage.answer(to: try JSONValue(parsing: message)).text
  }

  private func expansion(
    _ role: String, _ source: String, type: String = "ObservableState", more: String = ""
  ) throws -> String {
    let text = JSONValue.string(source).text
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
        == #"{"expandMacroResult":{"expandedSource":"@ObservableStateTracked","diagnostics":[]}}"#)
    #expect(
      try expansion("peer", "var count = 0", type: "ObservableStateTracked")
        == #"{"expandMacroResult":{"expandedSource":"private var _count = 0","diagnostics":[]}}"#)
    #expect(
      try expansion("peer", "var count = 0", type: "ObservableStateIgnored")
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
    #expect(try expansion("accessor", "var count = 0").contains("yield &_count"))
    #expect(try expansion("member", "struct State {}").contains("ObservableStateRegistrar"))
  }

  @Test func `a type that is a state already is not made one again`() throws {
    let type = #","extendedTypeSyntax":{"source":"App.State"}"#
    let missing = #","conformanceListSyntax":{"source":"ObservableState"}"#
    #expect(
      try expansion("extension", "struct State {}", more: type + missing)
        == #"{"expandMacroResult":{"expandedSource":"extension App.State: ObservableStates.ObservableState {}","#
        + #""diagnostics":[]}}"#)
    #expect(
      try expansion("extension", "struct State {}", more: type)
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }

  @Test func `a struct that is not understood is no state`() throws {
    #expect(
      try expansion(
        "extension", "struct State { lazy var a = 1 }",
        more: #","extendedTypeSyntax":{"source":"State"},"conformanceListSyntax":{"source":"ObservableState"}"#)
        == #"{"expandMacroResult":{"expandedSource":"","diagnostics":[]}}"#)
  }

  @Test func `a declaration that cannot be expanded is an error at its place`() throws {
    #expect(
      try expansion("member", "class State {}")
        == #"{"expandMacroResult":{"expandedSource":null,"diagnostics":[{"message":"'@ObservableState' is for structs","#
        + #""severity":"error","position":{"fileName":"/a.swift","offset":100},"highlights":[],"notes":[],"fixIts":[]}]}}"#
    )
    #expect(try expansion("member", "struct S { var (a, b) = (1, 2) }").contains(#""offset":115"#))
  }
}
