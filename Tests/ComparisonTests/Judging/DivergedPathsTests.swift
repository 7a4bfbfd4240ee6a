import ExactStrings
import JSONValues
import Testing
import Timelines

@testable import Comparison

struct DivergedPathsTests {
  private func path(_ text: String) throws -> StatePath { try #require(StatePath(text)) }

  private func hash(_ text: String) -> UInt64 {
    var hash = StableHash()
    for byte in text.utf8 { hash.mix(byte) }
    return hash.value
  }

  private func values(_ expected: Int?, _ actual: Int?) -> DivergedPaths.Values {
    DivergedPaths.Values(expected.map(JSONValue.integer), actual.map(JSONValue.integer))
  }

  @Test func `a diverged path is touched by every path above and below it`() throws {
    var paths = DivergedPaths()
    #expect(paths.isEmpty)
    paths.note(try path("a.b"), values(1, 2))
    #expect(!paths.isEmpty)
    for near in [".", "a", "a.b", "a.b.c"] { #expect(paths.isTouched(at: try path(near))) }
    for far in ["b", "a.c", "ab"] { #expect(!paths.isTouched(at: try path(far))) }
    #expect(paths.values(at: try path("a.b")) == values(1, 2))
    #expect(paths.values(at: try path("a")) == nil)
    #expect(paths.hashes(limit: 2)?.all == [hash("a"), hash("a.b")])
    #expect(paths.hashes(limit: 2)?.known == [hash("a.b")])
    #expect(paths.hashes(limit: 1) == nil)
    paths.note(try path("a.b"), values(3, 3))
    #expect(paths.isEmpty)
  }

  @Test func `indices that moved shift every path below their list`() throws {
    var paths = DivergedPaths()
    paths.noteShift(at: try path("log.3"))
    #expect(paths.isShifted(at: try path("log.7.done")))
    #expect(!paths.isShifted(at: try path("other")))
    paths.noteShift(at: try path("byID.x"))
    #expect(!paths.isTouched(at: try path("byID")))
    paths.forget(near: try path("log"))
    #expect(paths.isEmpty)
    paths.noteShift(at: try path("0"))
    #expect(paths.hashes(limit: 9) == nil)
  }

  @Test func `the values of a diverged path are known until it is forgotten, Booleans never`() throws {
    var paths = DivergedPaths()
    paths.note(try path("a"), values(1, 2))
    paths.note(try path("b.c"), values(1, 2))
    paths.note(try path("d"), DivergedPaths.Values(.bool(true), .bool(false)))
    #expect(paths.contains(values(1, 2)))
    #expect(!paths.contains(values(2, 1)))
    #expect(!paths.contains(DivergedPaths.Values(.bool(true), .bool(false))))
    paths.forget(near: try path("a"))
    #expect(paths.contains(values(1, 2)))
    paths.forget(near: try path("b"))
    #expect(!paths.contains(values(1, 2)))
  }

  @Test func `forgetting a path forgets the values above and below it`() throws {
    var paths = DivergedPaths()
    paths.note(try path("a"), values(1, 2))
    paths.note(try path("a.b.c"), values(1, nil))
    paths.note(try path("a.x"), values(5, 6))
    paths.forget(near: try path("a.b"))
    #expect(!paths.isTouched(at: try path("a.b")))
    #expect(paths.isTouched(at: try path("a.x")))
    #expect(paths.values(at: try path("a")) == nil)
  }
}
