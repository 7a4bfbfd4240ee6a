import JSONValues
import Playback
import TestSupport
import Testing

@Suite struct ReactorDescriptionTests {
  @Test(.whereTypesTell)
  func `a description of a reactor has everything that a script can name`() throws {
    let description = try #require(Catalog.stage.descriptions.first)
    #expect(description.name == "stage")
    #expect(description.actions.map(\.signature) == ["roll", "complain"])
    #expect(description.ports.isEmpty)
    #expect(description.streams.map { "\($0.name) \($0.type)" } == ["news String?"])
    #expect(
      description.arguments.map { "\($0.name) \($0.type) \($0.defaultValue.text)" } == [
        #"delay Duration "0ms""#, "count Int 1", "name String? null",
      ])
    #expect(description.statePaths == ["rolls", "told"])
    #expect(Catalog.desk().descriptions[0].ports.map(\.name) == ["api"])
  }

  @Test(.whereTypesTell)
  func `a description lists the fields of nested structs by their paths`() {
    #expect(
      Catalog.deep.descriptions[0].statePaths == [
        "user", "user.name", "user.card", "user.card.number", "items", "table", "phase", "note", "owner", "tail",
        "tail.children",
      ])
  }
}
