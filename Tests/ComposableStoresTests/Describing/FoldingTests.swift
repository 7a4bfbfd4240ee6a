import ComposableStores
import Testing

@Suite struct FoldingTests {
  private func difference(of left: [Int], _ right: [Int]) -> String? { DumpDifference.text(from: left, to: right) }

  @Test func `a run of three lines stays, a run of four is folded`() {
    let numbers = Array(0..<12)
    var changed = numbers
    (changed[0], changed[8]) = (100, 100)
    let seven = difference(of: numbers, changed) ?? ""
    #expect(!seven.contains("unchanged"), "between the changes 2 lines stay beside each, and 3 are left: \(seven)")
    changed = numbers
    (changed[0], changed[9]) = (100, 100)
    #expect(
      difference(of: numbers, changed) == """
          [
        -   [0]: 0,
        +   [0]: 100,
            [1]: 1,
            [2]: 2,
            … (4 unchanged)
            [7]: 7,
            [8]: 8,
        -   [9]: 9,
        +   [9]: 100,
            [10]: 10,
            [11]: 11
          ]
        """)
  }
}
