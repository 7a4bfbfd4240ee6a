/// A heap with removal; `first` is the element that is first in the order of `precedes`.
///
/// Each element stores its index in the heap (`heapIndex`), so that removing any element costs as little as removing
/// the first. The order has to ensure stability: compare (time, insertion id).
struct PriorityQueue<Element: PriorityQueueElement> {
  private var heap: ContiguousArray<Element> = []

  init() {}

  var first: Element? { heap.first }

  mutating func insert(_ element: Element) {
    element.heapIndex = heap.count
    heap.append(element)
    siftUp(heap.count - 1)
  }

  /// Removes an element at any position; does nothing if it is not in the queue.
  mutating func remove(_ element: Element) {
    let index = element.heapIndex
    guard index >= 0, index < heap.count, heap[index] === element else { return }
    let last = heap.count - 1
    if index != last {
      heap.swapAt(index, last)
      heap[index].heapIndex = index
    }
    heap.removeLast()
    element.heapIndex = -1
    if index != last {
      siftUp(index)
      siftDown(index)
    }
  }

  /// Every element, in no particular order.
  var unordered: ContiguousArray<Element> { heap }

  private mutating func siftUp(_ start: Int) {
    var index = start
    while index > 0 {
      let parent = (index - 1) / 2
      if !heap[index].precedes(heap[parent]) { return }
      swap(index, parent)
      index = parent
    }
  }

  private mutating func siftDown(_ start: Int) {
    var index = start
    while true {
      var least = index
      let left = 2 * index + 1
      if left < heap.count, heap[left].precedes(heap[least]) { least = left }
      if left + 1 < heap.count, heap[left + 1].precedes(heap[least]) { least = left + 1 }
      if least == index { return }
      swap(index, least)
      index = least
    }
  }

  private mutating func swap(_ one: Int, _ other: Int) {
    heap.swapAt(one, other)
    heap[one].heapIndex = one
    heap[other].heapIndex = other
  }
}

/// An element of a `PriorityQueue`.
protocol PriorityQueueElement: AnyObject {
  /// The index in the heap, -1 outside of it; only the queue writes this property.
  var heapIndex: Int { get set }
  func precedes(_ other: Self) -> Bool
}
