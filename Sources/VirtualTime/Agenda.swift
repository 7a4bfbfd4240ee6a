import Observables
import Synchronization

/// The time and the waiting work of a virtual clock, apart from it so that neither keeps the other alive.
final class Agenda {
  private let lock = RecursiveLock()
  // Only touched with the lock held, so that the run-time check for overlapping accesses has nothing to find; it costs
  // more than the accesses.
  @exclusivity(unchecked) private var queue = PriorityQueue<AgendaItem>()
  @exclusivity(unchecked) private var nextNumber: UInt64 = 0
  @exclusivity(unchecked) private var oneShots = 0
  @exclusivity(unchecked) private var presentCause = WorkCause()
  /// Changed with the lock held. Read without it, because it is read often.
  private let time = Atomic<Int64>(0)

  /// The time of the first item; changed and read as `time` is.
  private let firstTime = Atomic<Int64>(.max)

  var now: Int64 { time.load(ordering: .acquiring) }

  /// Whether an item is due.
  var isDue: Bool { firstTime.load(ordering: .acquiring) <= now }

  var first: AgendaItem? {
    lock.lock()
    defer { lock.unlock() }
    return queue.first
  }

  var oneShotCount: Int {
    lock.lock()
    defer { lock.unlock() }
    return oneShots
  }

  /// The cause of the present work; while an item runs, the cause of the item.
  var cause: WorkCause {
    get {
      lock.lock()
      defer { lock.unlock() }
      return presentCause
    }
    set {
      lock.lock()
      defer { lock.unlock() }
      presentCause = newValue
    }
  }

  /// Makes a script step, with the action that it sends, the cause of the present work.
  func begin(step: Int, line: Int, file: Int32, name: String?) {
    lock.lock()
    defer { lock.unlock() }
    // The same action is often sent again, and to assign its name would count references.
    if !presentCause.name.isStored(as: name) { presentCause.name = name }
    if presentCause.owner != nil { presentCause.owner = nil }
    presentCause.step = step
    presentCause.line = line
    presentCause.file = file
  }

  /// The label of the cause of the present work.
  var origin: String? {
    get { cause.name }
    set {
      lock.lock()
      defer { lock.unlock() }
      presentCause.name = newValue
      presentCause.owner = nil
    }
  }

  /// The owner of the present work; nil again as soon as another origin is set.
  var owner: AnyObject? {
    get { cause.owner }
    set {
      lock.lock()
      defer { lock.unlock() }
      presentCause.owner = newValue
    }
  }

  var firstOneShot: AgendaItem? {
    lock.withLock { queue.unordered.filter { $0.period == nil }.min { $0.precedes($1) } }
  }

  /// The instant `span` from now, nil if time does not reach so far.
  func time(after span: Duration) -> Int64? {
    let (sum, overflow) = now.addingReportingOverflow(max(0, span.wholeNanoseconds))
    return overflow || sum == .max ? nil : sum
  }

  func moveTime(to instant: Int64) {
    lock.withLock { move(to: instant) }
  }

  func insert(_ item: AgendaItem) {
    lock.lock()
    defer { lock.unlock() }
    item.cause = presentCause
    enqueue(item)
  }

  func remove(_ item: AgendaItem) {
    lock.withLock { dequeue(item) }
  }

  func removeAll() {
    let items = lock.withLock { queue.unordered }
    for item in items { item.dispose() }
  }

  /// Removes an item, moves the clock to its time, and runs it under the cause that scheduled it.
  func run(_ item: AgendaItem) {
    let causeBefore = begin(item)
    item.run()
    cause = causeBefore
  }

  private func begin(_ item: AgendaItem) -> WorkCause {
    lock.lock()
    defer { lock.unlock() }
    dequeue(item)
    move(to: item.time)
    if let period = item.period, let next = time(after: period) {
      item.time = next
      enqueue(item)
    }
    defer { presentCause = item.cause }
    return presentCause
  }

  private func move(to instant: Int64) {
    if instant > now { time.store(instant, ordering: .releasing) }
  }

  private func enqueue(_ item: AgendaItem) {
    item.number = nextNumber
    nextNumber += 1
    queue.insert(item)
    if item.period == nil { oneShots += 1 }
    noteFirst()
  }

  private func dequeue(_ item: AgendaItem) {
    guard item.heapIndex >= 0 else { return }
    queue.remove(item)
    if item.period == nil { oneShots -= 1 }
    noteFirst()
  }

  private func noteFirst() { firstTime.store(queue.first?.time ?? .max, ordering: .releasing) }
}

/// One piece of scheduled work; disposing it takes it out of its agenda.
package final class AgendaItem: Cancelable, PriorityQueueElement {
  var heapIndex = -1
  var time: Int64
  var number: UInt64 = 0
  var cause = WorkCause()
  let period: Duration?
  let result = SingleAssignmentDisposable()

  private let agenda: Agenda
  private var action: ((AgendaItem) -> Void)?

  init(_ agenda: Agenda, time: Int64, period: Duration?, action: @escaping (AgendaItem) -> Void) {
    self.agenda = agenda
    self.time = time
    self.period = period
    self.action = action
  }

  package var isDisposed: Bool { result.isDisposed }

  func precedes(_ other: AgendaItem) -> Bool {
    time != other.time ? time < other.time : number < other.number
  }

  func run() {
    let action = self.action
    if period == nil { self.action = nil }
    if !isDisposed { action?(self) }
  }

  package func dispose() {
    agenda.remove(self)
    action = nil
    result.dispose()
  }
}

extension Duration {
  /// The span in nanoseconds, without fractions of one; a span that is too long becomes the longest.
  package var wholeNanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (scaled, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    if overflow { return seconds < 0 ? .min : .max }
    let (sum, overflowed) = scaled.addingReportingOverflow(attoseconds / 1_000_000_000)
    return overflowed ? (seconds < 0 ? .min : .max) : sum
  }
}

extension String? {
  /// Whether both are stored alike: in the same storage, as the same short text, or as nil.
  @inline(__always)
  fileprivate mutating func isStored(as other: String?) -> Bool {
    withUnsafeBytes(of: &self) { mine in
      withUnsafeBytes(of: other) { theirs in
        mine.load(as: UInt.self) == theirs.load(as: UInt.self)
          && mine.load(fromByteOffset: 8, as: UInt.self) == theirs.load(fromByteOffset: 8, as: UInt.self)
      }
    }
  }
}
