import ComposableStores
import Testing

@Suite struct CaseReflectionTests {
  enum Choice<Payload: Sendable>: Sendable {
    case left(Payload)
    case right(Payload)
  }

  @Test func `CA-21: the cases of generic enums are found`() {
    let left = CasePath<Choice<[String]>, [String]>(Choice.left)
    #expect(left.extract(from: .left(["a"])) == ["a"])
    #expect(left.extract(from: .right(["a"])) == nil)
  }

  @Test func `CA-21: many threads may find a case at the same time`() async {
    let left = CasePath<Choice<Int>, Int>(Choice.left)
    let sum = await withTaskGroup(of: Int.self) { group in
      for number in 0..<50 {
        group.addTask { (left.extract(from: .left(number)) ?? 0) + (left.extract(from: .right(1000)) ?? 0) }
      }
      return await group.reduce(0, +)
    }
    #expect(sum == 1225)
  }

  @Test func `CA-21: nothing is found in what is no enum`() {
    let path = CasePath<[Int], Int> { [$0] }
    #expect(path.extract(from: [1]) == nil)
  }
}
