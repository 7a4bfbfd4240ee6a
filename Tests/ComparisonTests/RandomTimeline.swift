import JSONValues
import Timelines

extension Random {
  /// Some cases of one or two scripts.
  mutating func timeline() throws -> Timeline {
    let titles: [String?] = ["a", "b", nil, "a  b", "\u{1b}\\"]
    let cases = try (0...below(4)).map { index in
      let script = RandomScript(seed: below(1_000), count: below(12)).statements
      let frames = try Sample.timeline(RandomScript.play(script).joined(separator: "\n")).cases[0].frames
      return TimelineCase(
        title: titles[below(5)], reactor: ["r", "odd  one"][below(2)], startsScript: index == 0 || below(3) == 0,
        frames: frames)
    }
    return Timeline(cases: cases)
  }

  /// The cases of a timeline with other frames, at other places, one less or one more.
  mutating func edited(_ timeline: Timeline) throws -> Timeline {
    var cases = timeline.cases
    for index in cases.indices { cases[index] = try edited(cases[index]) }
    if below(2) == 0, cases.count > 1 { cases.swapAt(0, below(cases.count)) }
    if below(2) == 0 { cases.remove(at: below(cases.count)) }
    if below(2) == 0 { cases.append(try self.timeline().cases[0]) }
    if !cases.isEmpty { cases[0].startsScript = true }
    return Timeline(cases: cases)
  }

  private mutating func edited(_ one: TimelineCase) throws -> TimelineCase {
    var lines = one.frames.map { String(decoding: $0.line, as: UTF8.self) }
    for _ in 0..<below(5) {
      let index = below(lines.count)
      switch below(4) {
      case 0 where lines.count > 1: lines.remove(at: index)
      case 1: lines.insert(lines[below(lines.count)], at: index)
      case 2: lines.swapAt(index, below(lines.count))
      default: lines[index] = "      \(below(90) + 10)ms ~ setCount  n: \(below(5)) -> 9"
      }
    }
    var edited = one
    edited.frames = try Sample.timeline(lines.joined(separator: "\n")).cases[0].frames
    edited.startsScript = one.startsScript || below(4) == 0
    return edited
  }

  /// The cases of a run as records, with gaps and values that another seed would have chosen otherwise.
  ///
  /// Two runs of one seed with different `changes` differ here and there.
  static func records(seed: Int, changes: Int) -> [Record] {
    var (random, change) = (Random(seed: seed), Random(seed: changes))
    var records: [Record] = []
    var titles = ["a", "b", "c", "d"]
    if changes > 0, change.below(2) == 0 { titles.swapAt(change.below(4), change.below(4)) }
    if changes > 0, change.below(3) == 0 { titles.removeLast() }
    for title in titles {
      var (at, count) = (Instant.zero, 0)
      func state() -> JSONValue { .object([JSONValue.Member("n", .integer(count))]) }
      records.append(
        Record(at, .begin(script: "\(changes).reel", title: title, reactor: "r", state: state())))
      for line in 1...4 {
        at.nanoseconds += Int64(random.below(3)) * 5_000_000
        if changes > 0, change.below(8) == 0 { continue }
        let step = 1 + random.below(3) + (changes > 0 && change.below(8) == 0 ? 1 : 0)
        let place = Record.Place(line: line + changes, file: nil)
        let action = Record.Event.action(name: "add", action: .object([.init("add", .integer(step))]))
        records.append(Record(at, action, cause: .statement(place)))
        records.append(Record(at, .mutation(name: "set", value: .integer(step))))
        let before = state()
        count += step
        records.append(Record(at, .state(changes: StateChange.between(before, state()), state: state())))
      }
      records.append(Record(at, .end(state: state(), inFlight: 0, errors: 0, ok: true)))
    }
    return records
  }
}
