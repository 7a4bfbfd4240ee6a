import Coordinators
import TestSupport
import Testing

@Suite struct CoordinatorIdentifierTests {
  @Test func `MV-06: identifiers are unlike one another, and ordered as they were made`() {
    let all = (0..<100).map { _ in CoordinatorIdentifier() }
    #expect(Set(all).count == 100)
    #expect(all.shuffled().sorted() == all)
    #expect(BaseCoordinator<Int>().identifier < BaseCoordinator<String>().identifier)
  }
}
