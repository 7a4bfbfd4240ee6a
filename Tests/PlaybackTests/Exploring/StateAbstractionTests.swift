import JSONValues
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

  @Test("values that differ in size alone are the same to a search")
  func sizesAreLeftOut() {
    #expect(print { $0.count = 1 } == print { $0.count = 99 })
    #expect(print { $0.count = -1 } == print { $0.count = -99 })
    #expect(print { $0.name = "a" } == print { $0.name = "long" })
    #expect(print { $0.rows = [1, 2] } == print { $0.rows = [3, 4, 5] })
    #expect(print({ _ in }, inFlight: 2) == print({ _ in }, inFlight: 9))
  }

  @Test("a sign, nil, an empty value, a Bool, a case and the work in flight are told apart")
  func kindsAreTold() {
    let prints = [
      print { _ in }, print { $0.count = 1 }, print { $0.count = -1 }, print { $0.name = "" }, print { $0.name = "a" },
      print { $0.isOn = true }, print { $0.rows = [1] }, print { $0.rows = [1, 2] }, print { $0.phase = .failed(0) },
      print { $0.phase = .failed(1) }, print({ _ in }, inFlight: 1), print({ _ in }, inFlight: 2),
    ]
    #expect(Set(prints).count == prints.count)
  }
}
