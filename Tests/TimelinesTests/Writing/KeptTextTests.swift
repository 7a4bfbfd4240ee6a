import JSONValues
import Testing
import Timelines

/// A writer keeps the text of the latest path and of the latest number. These tests compare it with writers that keep
/// nothing.
@Suite struct KeptTextTests {
  private static let paths = [
    "value", "value", "value", "count", ".", "rows.0.title", "a field with blanks", "\"quoted.key\"",
    "a.very.long.path.that.no.register.of.any.processor.has.the.room.for",
  ]
  private static let values: [JSONValue] = [
    .integer(0), .integer(1), .integer(-1), .integer(9), .integer(10), .integer(99_999_999), .integer(100_000_000),
    .integer(.min), .integer(.max), .null, .bool(true), .string("7"), .decimal("7.0"), .array([.integer(7)]),
    .string("a text that is longer than thirty-two bytes"),
  ]

  /// A small generator of numbers, the same in every run.
  private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// Some changes of one state; often the old value is the new one of the change before.
  private func changes(_ numbers: inout Numbers, after latest: inout JSONValue) -> [StateChange] {
    (0..<Int.random(in: 0...3, using: &numbers)).map { _ in
      let path = Self.paths.randomElement(using: &numbers)!
      let old = Bool.random(using: &numbers) ? latest : Self.values.randomElement(using: &numbers)!
      latest = Self.values.randomElement(using: &numbers)!
      return switch Int.random(in: 0..<8, using: &numbers) {
      case 0: StateChange(.add, path: path, old: nil, new: latest)
      case 1: StateChange(.remove, path: path, old: old, new: nil)
      case 2: StateChange(movedFrom: "rows.1", to: path)
      default: StateChange(.replace, path: path, old: old, new: latest)
      }
    }
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func `a change is written as if it were the first, whatever was written before it`(seed: UInt64) {
    var numbers = Numbers(state: seed)
    var latest = JSONValue.integer(0)
    var (text, whole, lines) = (TextTimelineWriter(), TextTimelineWriter(isFull: true), JSONLinesTimelineWriter())
    for step in 0..<400 {
      let instant = Instant(nanoseconds: Int64(step / 5) * 1_000_000)
      let records = [
        Record(instant, .mutation(name: "set", value: .string("set"))),
        Record(instant, .state(changes: changes(&numbers, after: &latest), state: .object([.init("value", latest)]))),
      ]
      var (freshText, freshWhole) = (TextTimelineWriter(), TextTimelineWriter(isFull: true))
      var freshLines = JSONLinesTimelineWriter()
      for record in records {
        text.write(record)
        whole.write(record)
        lines.write(record)
        freshText.write(record)
        freshWhole.write(record)
        freshLines.write(record)
      }
      // Now and then the output is taken, and the memory behind it is written again.
      if step % 3 > 0 { continue }
      #expect(text.takeOutput().suffix(freshText.pendingByteCount) == freshText.takeOutput()[...])
      #expect(whole.takeOutput().suffix(freshWhole.pendingByteCount) == freshWhole.takeOutput()[...])
      let line = freshLines.takeOutput()
      #expect(lines.takeOutput().suffix(line.count) == line[...])
    }
  }

  @Test func `the old value of a change is its own, even where the change before left another one`() {
    var writer = TextTimelineWriter()
    for (old, new) in [(1, 2), (2, 3), (7, 8), (3, 4), (4, -5), (-5, 6)] {
      writer.write(Record(.zero, .mutation(name: "set", value: .null)))
      let change = StateChange(.replace, path: "value", old: .integer(old), new: .integer(new))
      writer.write(Record(.zero, .state(changes: [change], state: .null)))
    }
    let frames = ["1 -> 2", "2 -> 3", "7 -> 8", "3 -> 4", "4 -> -5", "-5 -> 6"]
    let text = frames.map { "       0ms ~ set  value: \($0)\n" }.joined()
    #expect(String(decoding: writer.takeOutput(), as: UTF8.self) == text)
  }

  @Test func `a replacement without one of its values is written without it`() {
    for (old, new, text) in [
      (nil, JSONValue.null, #""path":"a","new":null"#), (.integer(1), nil, #""path":"a","old":1"#),
    ] as [(JSONValue?, JSONValue?, String)] {
      var writer = JSONLinesTimelineWriter()
      writer.write(Record(.zero, .state(changes: [StateChange(.replace, path: "a", old: old, new: new)], state: .null)))
      let line = #"{"type":"state","at":0,"changes":[{"op":"replace",\#(text)}],"state":null}"# + "\n"
      #expect(String(decoding: writer.takeOutput(), as: UTF8.self) == line)
    }
  }
}
