import JSONValues
import Testing
import TypeLayouts

@testable import Playback

// Mirrors know no layout before there is a value.
@Suite(.enabled(if: Reflection.knowsTypes)) struct StructLayoutTests {
  private final class Owner {}
  private struct Plain { var a = 1; var b = "x" }
  private struct Weak { weak var owner: Owner?; var n = 1 }
  private struct Acting { var act: () -> Void = {}; var n = 1 }
  private enum Choice { case one, two(Int) }

  @Test func `the layout of a struct has its fields with their names and offsets in memory`() throws {
    let layout = try #require(StructLayout(of: Plain.self))
    #expect(layout.fields.map(\.name) == ["a", "b"])
    #expect(layout.fields.map(\.offset) == [0, 8])
    #expect(layout.fields.map(\.isPlain) == [true, true])
  }

  @Test func `weak fields and functions are not plain, and the fields beside them are`() throws {
    let weak = try #require(StructLayout(of: Weak.self))
    #expect(weak.fields.map(\.name) == ["owner", "n"])
    #expect(weak.fields.map(\.isPlain) == [false, true])
    let acting = try #require(StructLayout(of: Acting.self))
    #expect(acting.fields.map(\.name) == ["act", "n"])
    #expect(acting.fields.map(\.isPlain) == [false, true])
  }

  @Test func `classes, enums and tuples have no layout`() {
    #expect(StructLayout(of: Owner.self)?.fields.count == nil)
    #expect(StructLayout(of: Choice.self)?.fields.count == nil)
    #expect(StructLayout(of: (Int, Int).self)?.fields.count == nil)
  }

}
