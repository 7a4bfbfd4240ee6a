import Observables
import Testing

@Suite struct GateTests {
  @Test func `one element is let through at a time; those that come meanwhile wait in their order`() {
    let gate = Gate<Int>()
    var handled: [Int] = []
    #expect(gate.enter(1))
    #expect(!gate.enter(2))
    #expect(!gate.enter(3))
    gate.leave { handled.append($0) }
    #expect(handled == [2, 3])
    #expect(gate.enter(4))
  }

  @Test func `the thread inside of a gate may take what waits, and leaves only when nothing does`() {
    let gate = Gate<String>()
    #expect(gate.enter("a"))
    #expect(gate.next() == nil)
    #expect(!gate.enter("b"))
    #expect(!gate.tryToLeave())
    #expect(gate.next() == "b")
    #expect(gate.next() == nil)
    #expect(gate.tryToLeave())
  }
}
