import Observables
import Testing

struct QueueTests {
  @Test func `a queue keeps the order across growth and wrapping`() {
    var queue = Queue<Int>()
    var out: [Int] = []
    for value in 0..<20 {
      queue.enqueue(value)
      if value % 3 == 0, let first = queue.dequeue() { out.append(first) }
    }
    #expect(queue.first == 7)
    while let next = queue.dequeue() { out.append(next) }
    #expect(out == Array(0..<20))
    #expect(queue.isEmpty)
  }
}
