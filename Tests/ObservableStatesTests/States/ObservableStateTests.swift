import Foundation
import ObservableStates
import Reactors
import Testing

/// Whether those who read with `body` are told of what `change` does.
func isTold<Read>(_ body: () -> Read, _ change: () -> Void) -> Bool {
  nonisolated(unsafe) var told = false  // one thread only
  _ = withObservationTracking(body) { told = true }
  change()
  return told
}

@ObservableState
struct Form: Codable, Equatable {
  let id: Int
  var name = ""
  var count = 0
  @Pulse var alert: String?
  private(set) var `default`: [Int] = [1, 2].map { $0 * 2 }
  @ObservableStateIgnored var cache: [String] = []
  var watched = 1 { didSet { cache.append("watched") } }
  var doubled: Int { count * 2 }
  mutating func reset() { `default` = [] }
}

@Suite struct ObservableStateTests {
  struct Opaque { var value = 1 }

  @ObservableState
  struct Box<Value> {
    var value: Value
    var opaque = Opaque()
    weak var owner: NSObject?
  }

  @Test func `readers of a field are told of changes of that field alone`() {
    var form = Form(id: 1)
    #expect(isTold({ form.count }) { form.count += 1 })
    #expect(isTold({ form.count }) { form.count = 7 })
    #expect(!isTold({ form.count }) { form.name = "Ada" })
    #expect(isTold({ form.doubled }) { form.count = 8 })
    #expect(isTold({ form.default }) { form.reset() })
  }

  @Test func `what is set to what it was is not told`() {
    var form = Form(id: 1)
    #expect(!isTold({ form.count }) { form.count = 0 })
    var box = Box(value: 1)
    #expect(isTold({ box.opaque }) { box.opaque = Opaque() })
  }

  @Test func `ignored watched and pulsed fields are not told`() {
    var form = Form(id: 1)
    #expect(!isTold({ form.cache }) { form.cache = ["a"] })
    #expect(!isTold({ form.watched }) { form.watched = 2 })
    #expect(!isTold({ form.alert }) { form.alert = "a" })
    #expect(form.cache == ["a", "watched"])
    #expect(form.$alert.valueUpdatedCount == 1)
  }

  @Test func `copies tell the same observers`() {
    let form = Form(id: 1)
    #expect(
      isTold({ form.count }) {
        var copy = form
        copy.count = 3
      })
    #expect(form.count == 0)
  }

  @Test func `states are equal when their fields are`() {
    var form = Form(id: 1, name: "Ada", count: 2)
    #expect(form == Form(id: 1, name: "Ada", count: 2))
    form.count = 3
    #expect(form != Form(id: 1, name: "Ada", count: 2))
  }

  @Test func `states are coded by the names of their fields`() throws {
    var form = Form(id: 1, name: "Ada", count: 2)
    form.cache = ["c"]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let json = try encoder.encode(form)
    #expect(
      String(decoding: json, as: UTF8.self)
        == #"{"alert":null,"cache":["c"],"count":2,"default":[2,4],"id":1,"name":"Ada","watched":1}"#)
    #expect(try JSONDecoder().decode(Form.self, from: json) == form)
  }

  @Test func `a generic state observes its fields`() {
    let owner = NSObject()
    var box = Box(value: "a", owner: owner)
    #expect(isTold({ box.value }) { box.value = "b" })
    #expect(isTold({ box.owner }) { box.owner = nil })
    #expect(box.value == "b")
    withExtendedLifetime(owner) {}
  }

  @Test func `the observed fields are known in order`() {
    #expect(Form._$observedFields.map(\.name) == ["name", "count", "default"])
  }
}
