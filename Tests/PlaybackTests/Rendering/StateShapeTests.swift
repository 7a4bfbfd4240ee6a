import Testing

@testable import Playback

@Suite struct StateShapeTests {
  @Test func `the paths of a state's fields stop at indices, keys and cases`() {
    let shape = StateShape.fields([
      StateShape.Field(name: "a") { .fields([StateShape.Field(name: "b") { .leaf(.other) }]) },
      StateShape.Field(name: "list") { .elements { .fields([StateShape.Field(name: "c") { .leaf(.other) }]) } },
      StateShape.Field(name: "table") { .values { .leaf(.other) } },
      StateShape.Field(name: "phase") { .cases([StateShape.Field(name: "x") { .leaf(.other) }]) },
    ])
    #expect(shape.fieldPaths == [["a"], ["a", "b"], ["list"], ["table"], ["phase"]])
    #expect(StateShape.leaf(.other).fieldPaths == [])
  }
}
