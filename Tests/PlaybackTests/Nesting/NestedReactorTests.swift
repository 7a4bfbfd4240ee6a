import JSONValues
import Playback
import TestSupport
import Testing

@Suite struct NestedReactorTests {
  @Test func `actions, mutations, pulses and states of a nested reactor name where it lives`() {
    #expect(
      roomFrames("! ring emit ding\n? cells.1.ring == ding\n? $pulses.cells.1.ring == [\"ding\"]\ntickAll") == [
        #"0ms * ring "ding""#, #"0ms ~ cells.0: ring  ring: null -> "ding""#, #"0ms ^ cells.0: ring "ding""#,
        #"0ms ~ cells.1: ring  ring: null -> "ding""#, #"0ms ^ cells.1: ring "ding""#, "0ms > tickAll", "0ms ~ nothing",
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", "0ms > cells.1: tick",
        "0ms ~ cells.1: count  count: 0 -> 1",
      ])
  }

  @Test func `an action is sent many times, and with a value that was looked up`() {
    #expect(
      roomFrames("cells.0.tick x2\n! bell reply ding\n@let name = state.cells.last.name\ncells.0.ring ${name}") == [
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", "0ms > cells.0: tick",
        "0ms ~ cells.0: count  count: 1 -> 2", #"0ms > cells.0: ring "b""#, #"0ms @ cells.0: bell#1 "b""#,
        "0ms < cells.0: bell#1", #"0ms ~ cells.0: ring  ring: null -> "ding""#, #"0ms ^ cells.0: ring "ding""#,
      ])
  }

  @Test func `rows that are reactors move`() {
    #expect(
      roomFrames("toTop b\ncells.0.tick") == [
        #"0ms > toTop "b""#, "0ms ~ setCells  cells.1 -> cells.0", "0ms > cells.0: tick",
        "0ms ~ cells.0: count  count: 0 -> 1",
      ])
  }

  @Test func `the state of a nested reactor is read live, and its changes are attributed to no other reactor`() {
    let played = playRoom(
      "cells.0.tick\n? cells.0.count == 1\n? {\"cells\":[{\"count\":1},{\"count\":0}]}\nnothing\ncells.0.tick\nadd c")
    let end = """
      0ms = {"title":"room","cells":[{"name":"a","count":2,"friend":null,"ring":null},\
      {"name":"b","count":0,"friend":null,"ring":null},{"name":"c","count":0,"friend":null,"ring":null}],\
      "chosen":null,"phase":"empty","byName":{},"drawer":{"cell":null}}
      """
    #expect(
      played.frames.dropFirst() == [
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", "0ms > nothing", "0ms ~ nothing",
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 1 -> 2", #"0ms > add "c""#,
        #"0ms ~ setCells  cells.+2: {"name":"c","count":0,"friend":null,"ring":null}"#, end,
      ])
    #expect(
      played.records.contains { record in
        guard case .nested(in: "cells.0", .state(let changes, let state)) = record.event else { return false }
        return changes.map(\.path) == ["count"] && state["count"] == .integer(2)
      })
  }
}
