import Foundation
import ObservableStates
import Testing

@Suite struct BindingActionTests {
  private struct Plain {
    var work: () -> Void = {}
    var name = ""
  }

  @ObservableState
  struct Mixed {
    var count = 0
    var work: (() -> Void)?
  }

  private func decoded<State: ObservableState>(_ json: String, _ type: State.Type) throws -> BindingAction<State> {
    try JSONDecoder().decode(BindingAction<State>.self, from: Data(json.utf8))
  }

  private func complaint<State: ObservableState>(_ json: String, _ type: State.Type) -> String? {
    do {
      _ = try decoded(json, type)
      return nil
    } catch DecodingError.dataCorrupted(let context) {
      return context.debugDescription
    } catch {
      return "\(error)"
    }
  }

  @Test func `an action sets its field`() {
    var plain = Plain()
    BindingAction.set(\Plain.name, "Ada").apply(to: &plain)
    #expect(plain.name == "Ada")
  }

  @Test func `actions are equal when they set a field to equal values`() {
    #expect(BindingAction.set(\Plain.name, "a") == .set(\Plain.name, "a"))
    #expect(BindingAction.set(\Plain.name, "a") != .set(\Plain.name, "b"))
    let action = BindingAction.set(\Plain.work, {})
    #expect(action != action)
  }

  @Test func `an action matches its field`() {
    let action = BindingAction.set(\Form.count, 1)
    #expect(\Form.count ~= action)
    #expect(!(\Form.name ~= action))
    #expect(action.keyPath == \Form.count)
    #expect(action.value as? Int == 1)
  }

  @Test func `an action is decoded from a field and its value`() throws {
    #expect(try decoded(#"{"count":3}"#, Form.self) == .set(\.count, 3))
    #expect(try decoded(#"{"name":"Ada"}"#, Form.self) == .set(\.name, "Ada"))
  }

  @Test func `what cannot be set is said`() {
    #expect(
      complaint(#"{"nmae":1}"#, Form.self)
        == "unknown field 'nmae'; a binding sets one of these: name, count, default")
    #expect(complaint(#"{}"#, Form.self) == "a binding sets one of these: name, count, default")
    #expect(complaint(#"{"name":"","count":1}"#, Form.self) == "a binding sets one of these: name, count, default")
    #expect(complaint(#"{"work":1}"#, Mixed.self) == "the type of 'work' is not Decodable")
  }
}
