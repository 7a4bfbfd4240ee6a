import JSONValues
import Testing
import Timelines

@Suite struct ChangeListTests {
  private static let first = StateChange(.replace, path: "a", old: .integer(1), new: .integer(2))
  private static let move = StateChange(movedFrom: "rows.2", to: "rows.0")

  @Test func `a list that is begun again has its own changes, however many it had before`() {
    var list = ChangeList()
    list.append(Self.first)
    list.append(Self.move)
    list.append(Self.first)
    #expect(list.finish() == [Self.first, Self.move, Self.first])

    list.begin()
    #expect(list.finish() == [])

    list.begin()
    list.append(Self.move)
    list.append(Self.first)
    #expect(list.finish() == [Self.move, Self.first])
  }

  @Test func `a list of the changed fields alone has a path for each of them, and no values`() throws {
    let before = try JSONValue(parsing: #"{"rows":[1,2],"filter":{"by":1},"same":[1]}"#)
    let after = try JSONValue(parsing: #"{"rows":[2,1],"filter":{"by":2},"same":[1]}"#)
    var list = ChangeList(tellsFieldsOnly: true)
    for _ in 1...2 {
      list.begin()
      StateChange.compare(before, after, at: "", into: &list)
      #expect(
        list.finish() == ["rows", "filter"].map { StateChange(.replace, path: $0, old: nil, new: nil) })
    }
  }

  @Test func `a replacement in the place of a move leaves nothing of the move`() {
    var list = ChangeList()
    list.append(Self.move)
    list.append(Self.move)
    _ = list.finish()

    list.begin()
    list.appendReplacement(at: "", of: .null, by: .bool(true))
    list.appendReplacement(at: "a", of: .integer(1), by: .integer(2))
    list.appendReplacement(at: "b", of: .integer(3), by: .integer(4))
    #expect(
      list.finish() == [
        StateChange(.replace, path: ".", old: .null, new: .bool(true)), Self.first,
        StateChange(.replace, path: "b", old: .integer(3), new: .integer(4)),
      ])
  }

  @Test func `changes that somebody keeps stay as they are when the list is begun again`() {
    var list = ChangeList()
    list.append(Self.first)
    let kept = list.finish()
    list.begin()
    list.appendReplacement(at: "z", of: .integer(0), by: .integer(9))
    #expect(list.finish().map(\.path) == ["z"])
    #expect(kept == [Self.first])
  }
}
