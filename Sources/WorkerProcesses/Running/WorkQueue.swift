/// The jobs that wait: some for the worker that has their script loaded, the others for any worker.
package struct WorkQueue<Job> {
  private var shared = Line<Job>()
  private var own: [ObjectIdentifier: Line<Job>] = [:]

  /// Creates an empty queue.
  package init() {}

  /// The number of waiting jobs.
  package var count: Int { own.values.reduce(shared.count) { $0 + $1.count } }

  /// Appends a job, for a certain worker if one is named.
  package mutating func append(_ job: Job, for worker: ObjectIdentifier?) {
    if let worker { own[worker, default: Line<Job>()].append(job) } else { shared.append(job) }
  }

  /// Puts unfinished jobs before all others.
  package mutating func putBack(_ jobs: [Job]) { shared.prepend(jobs) }

  /// Makes the jobs of a worker that is gone available to all workers.
  package mutating func release(_ worker: ObjectIdentifier) {
    guard let line = own.removeValue(forKey: worker) else { return }
    shared.prepend(line.all)
  }

  /// Returns the next job for a worker: one of its own, a shared one, or, if `mayTake`, the last job of the worker with
  /// the most jobs left.
  package mutating func next(for worker: ObjectIdentifier, mayTake: Bool) -> Job? {
    if let job = own[worker]?.popFirst() ?? shared.popFirst() { return job }
    guard mayTake, let longest = own.max(by: { $0.value.count < $1.value.count })?.key else { return nil }
    return own[longest]?.popLast()
  }
}

/// Jobs in order, taken from both ends.
private struct Line<Job> {
  /// The jobs, behind empty places of those that were taken from the front.
  private var places: [Job?] = []
  private var start = 0

  var count: Int { places.count - start }
  var all: [Job] { places[start...].compactMap(\.self) }

  mutating func append(_ job: Job) { places.append(job) }

  mutating func prepend(_ more: [Job]) {
    places = more + places[start...]
    start = 0
  }

  // A place is emptied, so that a job is released with its results as soon as nobody else needs it.
  mutating func popFirst() -> Job? {
    if count == 0 { return nil }
    defer { start += 1 }
    return places[start].take()
  }

  mutating func popLast() -> Job? { count == 0 ? nil : places.removeLast() }
}
