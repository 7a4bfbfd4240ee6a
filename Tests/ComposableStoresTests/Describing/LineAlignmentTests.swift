import ComposableStores
import Testing

@Suite struct LineAlignmentTests {
  private func marked(_ left: [Int], _ right: [Int]) -> (removed: Int, added: Int) {
    let text = DumpDifference.text(from: Set(left), to: Set(right)) ?? ""
    let lines = text.split(separator: "\n")
    return (lines.count { $0.hasPrefix("-") }, lines.count { $0.hasPrefix("+") })
  }

  @Test func `a large difference has no more lines than are different`() {
    let all = Array(0..<5000)
    let without = all.filter { $0 % 3 != 0 }
    #expect(marked(all, without) == (all.count - without.count, 0))
    #expect(marked(without, all) == (0, all.count - without.count))
    #expect(marked(all, all.map { $0 + 10 }) == (10, 10))
  }

  @Test func `large texts that have nothing in common are taken as they are`() {
    #expect(marked(Array(0..<3000), Array(3000..<6000)) == (3000, 3000))
  }

  @Test func `a difference has the lines of both sides, each in its order`() throws {
    var chance = SeededGenerator(seed: 5)
    for _ in 0..<500 {
      let left = Set((0..<Int.random(in: 0...8, using: &chance)).map { _ in Int.random(in: 0..<12, using: &chance) })
      let right = Set((0..<Int.random(in: 0...8, using: &chance)).map { _ in Int.random(in: 0..<12, using: &chance) })
      guard let text = DumpDifference.text(from: left, to: right) else {
        #expect(left == right)
        continue
      }
      if text.contains("unchanged") { continue }
      #expect(side(of: text, without: "+") == side(of: ValueDump.text(of: left)))
      #expect(side(of: text, without: "-") == side(of: ValueDump.text(of: right)))
    }
  }

  /// The lines of one side without their marks, indentation and commas.
  private func side(of text: String, without mark: Character? = nil) -> [String] {
    text.split(separator: "\n").filter { $0.first != mark }.map { line in
      String(line.drop { "+- ".contains($0) }.prefix { $0 != "," })
    }
  }
}
