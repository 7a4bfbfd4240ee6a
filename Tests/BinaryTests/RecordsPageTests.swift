import Commands
import Foundation
import TestSupport
import Testing

@Suite(.runsFirst) struct RecordsPageTests {
  @Test(arguments: [
    ["test", "--coverage", "--report", "jsonl", "Scripts/Examples/repo-search", "Scripts/Examples/counter"],
    ["explore", "-r", "workbench", "--runs", "50", "--format", "jsonl"],
    ["mutate", "--format", "jsonl", "Scripts/Examples/counter", "Scripts/Examples/favorites"],
    ["list", "--json", "Scripts/Examples/counter"], ["list", "--reactors", "--json"],
  ])
  func `the manual tells every key of the records that are printed for programs`(arguments: [String]) throws {
    let page = try #require(Manual.page("reel-records.5"))
    let outcome = try BinaryUnderTest.run(arguments, in: Repository.root)
    // A list of reactors is one value on several lines.
    let isOne = outcome.output.hasPrefix("[\n")
    let records = isOne ? [Substring(outcome.output)] : outcome.output.split(separator: "\n")
    let keys = try Set(records.flatMap { try Self.keys(in: JSONSerialization.jsonObject(with: Data($0.utf8))) })
    #expect(keys.filter { !page.contains("\\fB\\%\($0)\\fR") } == [])
    #expect(keys.count > 3)
  }

  private static func keys(in value: Any) -> [String] {
    if let object = value as? [String: Any] { return object.keys + object.values.flatMap(keys) }
    return (value as? [Any])?.flatMap(keys) ?? []
  }
}
