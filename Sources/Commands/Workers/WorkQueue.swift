/// The jobs that wait: some for the worker that has their script loaded, the others for any worker.
struct WorkQueue {
  private var shared = Line()
  private var own: [ObjectIdentifier: Line] = [:]

  /// The number of waiting jobs.
  var count: Int { own.values.reduce(shared.count) { $0 + $1.count } }

  /// Appends a job, for a certain worker if one is named.
  mutating func append(_ job: WorkJob, for worker: ObjectIdentifier?) {
    if let worker { own[worker, default: Line()].append(job) } else { shared.append(job) }
  }

  /// Puts unfinished jobs before all others.
  mutating func putBack(_ jobs: [WorkJob]) { shared.prepend(jobs) }

  /// Makes the jobs of a worker that is gone available to all workers.
  mutating func release(_ worker: ObjectIdentifier) {
    guard let line = own.removeValue(forKey: worker) else { return }
    shared.prepend(line.all)
  }

  /// Returns the next job for a worker: one of its own, a shared one, or, if `mayTake`, the last job of the worker with
  /// the most jobs left.
  mutating func next(for worker: ObjectIdentifier, mayTake: Bool) -> WorkJob? {
    if let job = own[worker]?.popFirst() ?? shared.popFirst() { return job }
    guard mayTake, let longest = own.max(by: { $0.value.count < $1.value.count })?.key else { return nil }
    return own[longest]?.popLast()
  }
}

/// Jobs in order, taken from both ends.
private struct Line {
  private var jobs: ArraySlice<WorkJob> = []

  var count: Int { jobs.count }
  var all: [WorkJob] { Array(jobs) }

  mutating func append(_ job: WorkJob) { jobs.append(job) }
  mutating func prepend(_ more: [WorkJob]) { jobs = more + jobs }
  mutating func popFirst() -> WorkJob? { jobs.popFirst() }
  mutating func popLast() -> WorkJob? { jobs.popLast() }
}
