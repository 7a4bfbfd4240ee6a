/// What waits for a worker: some of it for a certain one, which has the script at hand, the rest for anybody.
struct WorkQueue {
  private var shared = Line()
  private var own: [ObjectIdentifier: Line] = [:]

  /// How many jobs wait.
  var count: Int { own.values.reduce(shared.count) { $0 + $1.count } }

  /// Appends a job, for a certain worker if one is named.
  mutating func append(_ job: WorkJob, for worker: ObjectIdentifier?) {
    if let worker { own[worker, default: Line()].append(job) } else { shared.append(job) }
  }

  /// Puts jobs that somebody did not finish before all others.
  mutating func putBack(_ jobs: [WorkJob]) { shared.prepend(jobs) }

  /// Lets anybody do what waited for a worker that is gone.
  mutating func release(_ worker: ObjectIdentifier) {
    guard let line = own.removeValue(forKey: worker) else { return }
    shared.prepend(line.all)
  }

  /// The next job for a worker: what waits for it, what waits for anybody, or, if `mayTake`, the last of what waits for
  /// whoever has the most left to do.
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
