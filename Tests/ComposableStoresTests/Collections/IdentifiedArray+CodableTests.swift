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

  @Test func `CA-28: an element with the id of another one is not encoded, and stays where it is`() throws {
    let log = WarningLog()
    try log.during {
      var todos: IdentifiedArrayOf<Todo> = [Todo(1, "a"), Todo(2, "b")]
      todos[id: 1]?.id = 2
      let data = try JSONEncoder().encode(todos)
      #expect(try JSONDecoder().decode(IdentifiedArrayOf<Todo>.self, from: data).map(\.title) == ["b"])
      #expect(todos[id: 1]?.title == "a")
    }
    #expect(log.lines.count == 2)
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
