import ComposableStores
import Foundation
import Testing

@Suite struct IdentifiedArrayCodableTests {
  @Test func `CA-28: an array is encoded as the array of its elements`() throws {
    let todos: IdentifiedArrayOf<Todo> = [Todo(2, "b"), Todo(1, "a")]
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let data = try encoder.encode(todos)
    #expect(data == (try encoder.encode(Array(todos))))
    #expect(try JSONDecoder().decode(IdentifiedArrayOf<Todo>.self, from: data) == todos)
    #expect(
      String(decoding: data, as: UTF8.self)
        == #"[{"id":2,"isDone":false,"title":"b"},{"id":1,"isDone":false,"title":"a"}]"#)
  }

  @Test func `CA-28: two elements with the same id are a decoding error`() {
    let text = #"[{"id":2,"isDone":false,"title":"b"},{"id":2,"isDone":true,"title":"a"}]"#
    let error = #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Todo>.self, from: Data(text.utf8))
    }
    guard case .dataCorrupted(let context)? = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "the elements 0 and 1 have the same id 2")
  }

  @Test func `CA-28: decoding a value that is no array is an error`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode(IdentifiedArrayOf<Todo>.self, from: Data("{}".utf8))
    }
  }
}
