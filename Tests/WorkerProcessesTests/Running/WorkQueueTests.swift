import Testing

@testable import WorkerProcesses

@Suite struct WorkQueueTests {
  private final class Name {}
  private let ada = Name()
  private let ben = Name()

  private func take(_ queue: inout WorkQueue<Int>, _ name: Name, mayTake: Bool = true) -> Int? {
    queue.next(for: ObjectIdentifier(name), mayTake: mayTake)
  }

  @Test func `a worker takes its own jobs first, then those that are for any worker`() {
    var queue = WorkQueue<Int>()
    queue.append(1, for: nil)
    queue.append(2, for: ObjectIdentifier(ada))
    #expect(queue.count == 2)
    #expect(take(&queue, ada) == 2)
    #expect(take(&queue, ada) == 1)
    #expect(take(&queue, ada) == nil)
    #expect(queue.count == 0)
  }

  @Test func `a job that was taken is no longer kept`() {
    var queue = WorkQueue<Name>()
    for _ in 1...3 { queue.append(Name(), for: nil) }
    weak let first = queue.next(for: ObjectIdentifier(ada), mayTake: false)
    #expect(first == nil)
    queue.putBack([ben])
    #expect(queue.count == 3)
    #expect(queue.next(for: ObjectIdentifier(ada), mayTake: false) === ben)
  }

  @Test func `a worker without jobs takes the last one of the worker with the most, where it may`() {
    var queue = WorkQueue<Int>()
    for number in 1...3 { queue.append(number, for: ObjectIdentifier(ada)) }
    #expect(take(&queue, ben, mayTake: false) == nil)
    #expect(take(&queue, ben) == 3)
    #expect(take(&queue, ada) == 1)
  }

  @Test func `jobs that are put back come first, and jobs of a worker that is gone are for any other`() {
    var queue = WorkQueue<Int>()
    queue.append(1, for: nil)
    queue.append(2, for: ObjectIdentifier(ada))
    queue.release(ObjectIdentifier(ada))
    queue.putBack([3, 4])
    #expect((0..<4).map { _ in take(&queue, ben) } == [3, 4, 2, 1])
  }
}
