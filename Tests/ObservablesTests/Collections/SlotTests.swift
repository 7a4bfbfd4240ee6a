import Testing

@testable import Observables

struct SlotTests {
  @Test func `a slot holds one element, gives it away or forgets it`() {
    final class Token {}
    weak var first: Token?
    weak var second: Token?
    let slot = Slot<Token>()
    do {
      let one = Token()
      let two = Token()
      (first, second) = (one, two)
      #expect(!slot.isFull)
      slot.put(one)
      #expect(slot.isFull)
      slot.put(two)
      #expect(slot.element === two)
    }
    #expect(first == nil)
    #expect(second != nil)
    _ = slot.take()
    #expect(!slot.isFull)
    #expect(second == nil)
  }

  @Test func `what is in a slot goes away with it`() {
    final class Token {}
    weak var token: Token?
    do {
      let slot = Slot<Token>()
      slot.put(Token())
      token = slot.element
      #expect(token != nil)
    }
    #expect(token == nil)
  }
}
