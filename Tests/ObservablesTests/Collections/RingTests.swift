import Testing

@testable import Observables

struct RingTests {
  @Test func `a ring gives elements back in the order in which they came, also around its edge`() {
    let ring = Ring<Int>()
    var taken: [Int] = []
    var next = 0
    for round in 0..<100 {
      for _ in 0...(round % 7) {
        ring.append(next)
        next += 1
      }
      for _ in 0..<(round % 5) where !ring.isEmpty { taken.append(ring.removeFirst()) }
    }
    let left = ring.count
    while !ring.isEmpty { taken.append(ring.removeFirst()) }
    #expect(left > 16)
    #expect(taken == Array(0..<next))
  }

  @Test func `what is in a ring goes away with it`() {
    final class Token {}
    weak var token: Token?
    do {
      let ring = Ring<Token>()
      for _ in 0..<10 { ring.append(Token()) }
      _ = ring.removeFirst()
      let held = Token()
      ring.append(held)
      token = held
    }
    #expect(token == nil)
  }

  @Test func `a copy has the same elements and a life of its own`() {
    let ring = Ring<Int>()
    for element in 1...6 { ring.append(element) }
    _ = ring.removeFirst()
    let copy = ring.copy()
    ring.removeAll()
    var elements: [Int] = []
    while !copy.isEmpty { elements.append(copy.removeFirst()) }
    #expect(elements == [2, 3, 4, 5, 6])
    #expect(ring.isEmpty)
  }
}
