import Foundation
import ObservableStates
import Testing

@Suite struct BindingActionDecodableTests {
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
