import JSONValues
import Testing
import Timelines

@testable import Comparison

struct PathFilterTests {
  private func passes(_ body: String, known: String...) throws -> Bool {
    var paths = DivergedPaths()
    for path in known {
      paths.note(try #require(StatePath(path)), DivergedPaths.Values(.integer(1), .integer(2)))
    }
    let frame = try Sample.timeline("       0ms ~ \(body)").cases[0].frames[0]
    return PathFilter(paths).mayPass(frame)
  }

  @Test(arguments: [
    "set  a.b: 1 -> 2", "set  x: 1 -> 2  a.b: 1 -> 2", "set  a: 1 -> 2", "set  a.b.c: 1 -> 2", "set  .: 1 -> 2",
    "set  a.+c: 1", "set  a.-c: 1", "set  +c: 1", "set  \"a b\".b: 1 -> 2",
    "a: set  b: 1 -> 2",
  ])
  func `mutations with a change above or below a known path pass`(body: String) throws {
    #expect(try passes(body, known: "a.b"))
  }

  @Test(arguments: [
    "set", "set  b: 1 -> 2", "set  ab: 1 -> 2", "set  a.c: 1 -> 2  a.bc: 3 -> 4", "set  x.+0: {\"a\":1}",
    "set  a-b: 1 -> 2",
  ])
  func `mutations with changes only beside the known path do not pass`(body: String) throws {
    #expect(try !passes(body, known: "a.b"))
  }

  @Test func `every mutation passes where too many paths are known`() throws {
    var paths = DivergedPaths()
    for index in 0..<100 {
      paths.note(try #require(StatePath("k\(index)")), DivergedPaths.Values(.integer(1), .integer(2)))
    }
    let frame = try Sample.timeline("       0ms ~ set  x: 1 -> 2").cases[0].frames[0]
    #expect(PathFilter(paths).mayPass(frame))
    #expect(!PathFilter(DivergedPaths()).mayPass(frame))
  }
}
