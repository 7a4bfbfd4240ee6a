import TestSupport
import Testing

@Suite struct SummaryTests {
  @Test func `the manifest and the map of the house say the same of each module, in the same order`() throws {
    let manifest = try #require(Repository.text("Package.swift")).matches(
      of: #/((?: +// .*\n)+) +\.(?:target|macro|executableTarget)\(\s*name: "(\w+)"/#)
    let map = try #require(Repository.text("README.md")).matches(of: #/(?m)^\| `(\w+)` \| (.*?) \| .*\|$/#)
    let modules = Set(HouseModule.all.map(\.description))
    let comments = manifest.filter { modules.contains(String($0.2)) }.map { match in
      let lines = match.1.split(separator: "\n").map { $0.drop { $0 == " " || $0 == "/" } }
      return "\(match.2): \(lines.joined(separator: " ").prefix { $0 != "." })"
    }
    let rows = map.filter { modules.contains(String($0.1)) }.map { row in
      "\(row.1): \(row.2.prefix(1).uppercased() + row.2.dropFirst())"
    }
    #expect(comments == rows)
    #expect(Set(map.map { String($0.1) }).isSuperset(of: modules))
  }
}
