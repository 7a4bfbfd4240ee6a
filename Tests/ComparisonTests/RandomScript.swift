import Timelines

/// Scripts for a small machine, and the timelines that it plays: a counter, a log, and loads of which the latest wins.
struct RandomScript {
  /// An action at its time.
  struct Statement {
    var at: Int
    var action: String
  }

  private var random: Random
  private(set) var statements: [Statement] = []

  /// A script of so many actions.
  init(seed: Int, count: Int) {
    random = Random(seed: seed)
    var at = 0
    for _ in 0..<count {
      at += [0, 0, 5, 10, 40][random.below(5)]
      let action = ["add 1", "add \(random.below(9))", "push \"w\(random.below(50))\"", "load", "reset"][
        random.below(5)]
      statements.append(Statement(at: at, action: action))
    }
  }

  /// The lines of the timeline of some statements.
  static func play(_ statements: [Statement]) -> [String] {
    var machine = Machine()
    for statement in statements {
      machine.advance(to: statement.at)
      machine.send(statement.action)
    }
    machine.advance(to: (statements.last?.at ?? 0) + 1_000)
    return machine.finish()
  }
}

/// The same numbers for the same seed.
struct Random {
  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 2_654_435_761 &+ 1
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}

private struct Machine {
  private var lines: [String] = []
  private var now = 0
  private var count = 0
  private var log: [String] = []
  private var total = 0
  private var calls = 0
  private var pending: (id: Int, due: Int, count: Int)?

  init() {
    write("= \(state)")
  }

  private var state: String {
    "{\"n\":\(count),\"log\":[\(log.joined(separator: ","))],\"total\":\(total)}"
  }

  private mutating func write(_ text: String) {
    let time = "\(now)ms"
    lines.append(String(repeating: " ", count: max(10 - time.count, 0)) + time + " " + text)
  }

  mutating func advance(to time: Int) {
    if let call = pending, call.due <= time {
      now = call.due
      pending = nil
      write("< api#\(call.id)")
      write("~ setTotal" + (total == call.count ? "" : "  total: \(total) -> \(call.count)"))
      total = call.count
    }
    now = time
  }

  mutating func send(_ action: String) {
    write("> \(action)")
    let words = action.split(separator: " ")
    switch words[0] {
    case "add":
      let sum = count + (Int(words[1]) ?? 0)
      write("~ setCount" + (sum == count ? "" : "  n: \(count) -> \(sum)"))
      count = sum
    case "push":
      write("~ append  log.+\(log.count): \(words[1])")
      log.append(String(words[1]))
    case "reset":
      write("~ setCount" + (count == 0 ? "" : "  n: \(count) -> 0"))
      count = 0
    default:
      if let call = pending { write("x api#\(call.id)") }
      calls += 1
      pending = (calls, now + 30, count)
      write("@ api#\(calls) {\"n\":\(count)}")
    }
  }

  mutating func finish() -> [String] {
    write("= \(state)")
    return lines
  }
}
