import JSONValues
import TestSupport
import Testing

@testable import Playback

@Suite struct StateAbstractionTests {
  enum Phase { case idle, failed(Int) }
  struct State {
    var count = 0
    var name: String?
    var isOn = false
    var rows: [Int] = []
    var phase = Phase.idle
  }

  private let abstraction = StateAbstraction(TreeReader.reader(of: State.self).shape)

  private func print(_ change: (inout State) -> Void, inFlight: Int = 0) -> UInt64 {
    var state = State()
    change(&state)
    return abstraction.fingerprint(of: JSONValue(reflecting: state), inFlight: inFlight)
  }

  @Test func `values that differ in size alone are the same to a search`() {
    #expect(print { $0.count = 1 } == print { $0.count = 99 })
    #expect(print { $0.count = -1 } == print { $0.count = -99 })
    #expect(print { $0.name = "a" } == print { $0.name = "long" })
    #expect(print { $0.rows = [1, 2] } == print { $0.rows = [3, 4, 5] })
    #expect(print({ _ in }, inFlight: 2) == print({ _ in }, inFlight: 9))
  }

  @Test func `a sign, nil, an empty value, a Bool, a case and the work in flight are told apart`() {
    let prints = [
      print { _ in }, print { $0.count = 1 }, print { $0.count = -1 }, print { $0.name = "" }, print { $0.name = "a" },
      print { $0.isOn = true }, print { $0.rows = [1] }, print { $0.rows = [1, 2] }, print { $0.phase = .failed(0) },
      print { $0.phase = .failed(1) }, print({ _ in }, inFlight: 1), print({ _ in }, inFlight: 2),
    ]
    #expect(Set(prints).count == prints.count)
  }

  private func text(_ change: (inout State) -> Void, inFlight: Int = 0) -> String {
    var state = State()
    change(&state)
    return abstraction.description(of: JSONValue(reflecting: state), inFlight: inFlight).fields.map(\.text)
      .joined(separator: ", ")
  }

  @Test(.whereTypesTell)
  func `a description tells each field by its path`() {
    #expect(text { _ in } == "count: 0, name: nil, not isOn, rows: empty, phase: idle, $inflight: none")
    #expect(
      text({ ($0.count, $0.name, $0.isOn, $0.rows, $0.phase) = (-7, "", true, [3, 4], .failed(2)) }, inFlight: 9)
        == "count: negative, name: empty, isOn, rows: many, rows.0: positive, phase: failed, phase.failed._0: positive, "
        + "$inflight: many")
  }

  @Test func `values have the same number where they have the same description, and only there`() {
    let changes: [(inout State) -> Void] = [
      { _ in }, { $0.count = 1 }, { $0.count = 5 }, { $0.count = -1 }, { $0.name = "" }, { $0.name = "a" },
      { $0.isOn = true }, { $0.rows = [1] }, { $0.rows = [0] }, { $0.rows = [1, 0] }, { $0.phase = .failed(0) },
      { $0.phase = .failed(1) }, { $0.phase = .failed(2) },
    ]
    for left in changes {
      for right in changes { #expect((text(left) == text(right)) == (print(left) == print(right))) }
    }
    #expect(text({ _ in }, inFlight: 1) != text { _ in })
  }

  @Test(.whereTypesTell)
  func `keys of a dictionary are values, and a key with a dot is quoted as in a path`() {
    struct Board {
      var votes: [String: Int] = [:]
      var any: Any
    }
    let board = Board(votes: ["ada": 1, "bob": 0], any: ["a.b": true] as [String: Any])
    let abstraction = StateAbstraction(TreeReader.reader(of: Board.self).shape)
    let fields = abstraction.description(of: JSONValue(reflecting: board), inFlight: 0).fields.map(\.text)
    #expect(fields.filter { $0.contains("votes") } == ["votes: many", "votes.0: positive", "votes.1: 0"])
    #expect(fields.contains(#"any."a.b""#))
  }
}
