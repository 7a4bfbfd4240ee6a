import JSONValues
import Testing

@testable import Timelines

@Suite struct StatePathCorrectionTests {
  @Test(arguments: [
    ("repso", "repos"), ("repos.0.nmae", "repos.0.name"), ("repos.*.tags.lst", "repos.*.tags.last"),
    ("state.qury", "query"), ("repso.cuont", "repos.count"), ("repos.0.tags.5", nil), ("nothing", nil),
  ])
  func `the path that was meant has the names that there are`(path: String, expected: String?) throws {
    let states = [
      #"{"query":null,"repos":[]}"#, #"{"query":"a","repos":[{"name":"x","tags":[]},{"name":"y","tags":["t"]}]}"#,
    ]
    let values = try states.map { try JSONValue(parsing: Array($0.utf8)[...]) }
    #expect(StatePath(path)?.corrected(for: values)?.scriptText == expected)
  }
}
