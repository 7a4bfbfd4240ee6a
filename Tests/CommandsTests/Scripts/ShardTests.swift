import Commands
import Testing

@Suite struct ShardTests {
  @Test func `a part is written as two numbers, the first not above the second`() {
    #expect(Shard(notation: "2/5") == Shard(2, of: 5))
    #expect(Shard(notation: "1/1") != nil)
    for text in ["", "2", "/", "0/5", "6/5", "-1/5", "1/0", "1/5/6", " 1/5", "a/b", "1/99999999999999999999"] {
      #expect(Shard(notation: text) == nil, "\(text)")
    }
  }

  @Test(arguments: 1...7)
  func `every script is in exactly one part, with its golden, and the parts are about equally large`(total: Int) {
    let parts = (1...total).compactMap { Shard($0, of: total) }
    var counts = [Int](repeating: 0, count: total)
    for index in 0..<210 {
      let stem = "folder \(index % 9)/script-\(index)"
      let owners = parts.indices.filter { parts[$0].contains(script: stem + ".reel") }
      #expect(owners.count == 1)
      #expect(owners == parts.indices.filter { parts[$0].contains(golden: stem + ".timeline") })
      #expect(owners == parts.indices.filter { parts[$0].contains(script: "./" + stem + ".reel.json") })
      for owner in owners { counts[owner] += 1 }
    }
    #expect(counts.allSatisfy { $0 > 210 / total / 2 }, "\(counts)")
  }

  @Test func `the part of a path never changes`() {
    let paths = (0..<12).map { "a/\($0).reel" }
    let numbers = paths.map { path in (1...5).first { Shard($0, of: 5)?.contains(script: path) == true } }
    #expect(numbers == [2, 2, 4, 4, 5, 5, 3, 4, 5, 1, 4, 4])
  }
}
