import JSONValues
import Playback
import TestSupport
import Testing

@Suite struct NestedReactorTests {
  private func play(_ script: String) -> PlayedScript {
    let catalog = Catalog.room()
    catalog.actions(of: CellReactor.self) { cases in
      cases("tick", CellReactor.Action.tick)
      cases("ring", CellReactor.Action.ring)
      cases("fail", CellReactor.Action.fail)
      cases("end", CellReactor.Action.end)
    }
    return PlayedScript("@reactor room cells=[\"a\",\"b\"]\n" + script, catalog: catalog)
  }

  /// The frames between the first state and the last one.
  private func frames(_ script: String) -> [String] {
    let played = play(script)
    #expect(played.diagnostics == [])
    return Array(played.frames.dropFirst().dropLast())
  }

  @Test func `actions, mutations, pulses and states of a nested reactor name where it lives`() {
    #expect(
      frames("! ring emit ding\n? cells.1.ring == ding\n? $pulses.cells.1.ring == [\"ding\"]\ntickAll") == [
        #"0ms * ring "ding""#, #"0ms ~ cells.0: ring  ring: null -> "ding""#, #"0ms ^ cells.0: ring "ding""#,
        #"0ms ~ cells.1: ring  ring: null -> "ding""#, #"0ms ^ cells.1: ring "ding""#, "0ms > tickAll", "0ms ~ nothing",
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", "0ms > cells.1: tick",
        "0ms ~ cells.1: count  count: 0 -> 1",
      ])
  }

  @Test func `the state of a nested reactor is read live, and nobody else is blamed for its changes`() {
    let played = play(
      "cells.0.tick\n? cells.0.count == 1\n? {\"cells\":[{\"count\":1},{\"count\":0}]}\nnothing\ncells.0.tick\nadd c")
    #expect(
      played.frames.dropFirst() == [
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", "0ms > nothing", "0ms ~ nothing",
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 1 -> 2", #"0ms > add "c""#,
        #"0ms ~ setCells  cells.+2: {"name":"c","count":0,"friend":null,"ring":null}"#,
        #"0ms = {"title":"room","cells":[{"name":"a","count":2,"friend":null,"ring":null},"#
          + #"{"name":"b","count":0,"friend":null,"ring":null},{"name":"c","count":0,"friend":null,"ring":null}],"#
          + #""chosen":null,"phase":{"empty":{}},"byName":{},"drawer":{"cell":null}}"#,
      ])
    #expect(
      played.records.contains { record in
        guard case .nested(in: "cells.0", .state(let changes, let state)) = record.event else { return false }
        return changes.map(\.path) == ["count"] && state["count"] == .integer(2)
      })
  }

  @Test func `calls, answers and errors of a nested reactor are its own`() {
    #expect(
      frames("! bell reply ding after 5ms\ncells.1.ring x\ntoTop b\n+5ms\ncells.0.fail\n? $errors == 1")
        == [
          #"0ms > cells.1: ring "x""#, #"0ms @ cells.1: bell#1 "x""#, #"0ms > toTop "b""#,
          #"0ms ~ setCells  cells.0.name: "a" -> "b"  cells.1.name: "b" -> "a""#, "5ms < cells.0: bell#1",
          #"5ms ~ cells.0: ring  ring: null -> "ding""#, #"5ms ^ cells.0: ring "ding""#, "5ms > cells.0: fail",
          #"5ms ! cells.0: fail "Broken""#,
        ])
  }

  @Test func `a nested reactor whose states end fails the case`() {
    let played = play("cells.1.end")
    #expect(played.frames.contains(#"0ms ! cells.1: (terminated) "Broken""#))
    #expect(played.failures == ["0ms: the stream of states of 'cells.1' failed: Broken"])
  }

  @Test func `one reactor at two paths is told once, and shown at both`() {
    #expect(
      frames("choose b\ncells.1.tick\n? chosen.count == 1\nchosen.tick\n? cells.1.count == 2\nremove b\nchosen.tick") == [
        #"0ms > choose "b""#,
        #"0ms ~ choose  chosen: null -> {"name":"b","count":0,"friend":null,"ring":null}"#, "0ms > cells.1: tick",
        "0ms ~ cells.1: count  count: 0 -> 1", "0ms > cells.1: tick", "0ms ~ cells.1: count  count: 1 -> 2",
        #"0ms > remove "b""#, #"0ms ~ setCells  cells.-1: {"name":"b","count":2,"friend":null,"ring":null}"#,
        "0ms > chosen: tick", "0ms ~ chosen: count  count: 2 -> 3",
      ])
  }

  @Test func `payloads, dictionaries and friends of friends lead to reactors`() {
    #expect(
      frames(
        """
        show a
        remove a
        phase.loaded.cell.tick
        ? phase.loaded.cell.count == 1
        key b
        remove b
        byName.b.tick
        ? byName.b.count == 1
        """
      ).filter { $0.contains(": ") && $0.contains("tick") || $0.contains("count  ") } == [
        "0ms > phase.loaded.cell: tick", "0ms ~ phase.loaded.cell: count  count: 0 -> 1", "0ms > byName.b: tick",
        "0ms ~ byName.b: count  count: 0 -> 1",
      ])
  }

  @Test func `a way that leads back ends, and a friend of a friend is shown everywhere`() {
    let played = play(
      "befriend a b\ncells.1.tick\n? cells.0.friend.count == 1\n? cells.1.count == 1\nbefriend b a\ncells.0.tick\n"
        + "cells.1.tick\n? cells.0.count == 1\n? cells.0.friend.count == 2")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.frames.filter { $0.contains(" tick") || $0.contains(" count") } == [
        "0ms > cells.0.friend: tick", "0ms ~ cells.0.friend: count  count: 0 -> 1", "0ms > cells.0: tick",
        "0ms ~ cells.0: count  count: 0 -> 1", "0ms > cells.0.friend: tick", "0ms ~ cells.0.friend: count  count: 1 -> 2",
      ])
  }

  @Test func `effects of nested reactors count, are named, and end with them`() {
    let script = "add c\n! bell hang\ncells.2.ring x\n? $inflight == 1"
    #expect(play(script).failures == [])
    #expect(
      play(script + "\n+1ms").failures
        == ["1ms: 1 effect is still in flight at the end, begun by 'cells.2'"])
    #expect(
      frames(script + "\nremove c\n? $inflight == 0").suffix(2) == [
        #"0ms ~ setCells  cells.-2: {"name":"c","count":0,"friend":null,"ring":null}"#, "0ms x bell#1",
      ])
  }

  @Test func `a nested reactor that outlives the one it lives in is found when that is dropped`() {
    #expect(play("tickAll\n&drop").failures == [])
    #expect(
      play("leak b\nremove b\nleak a\n&drop").failures == [
        "0ms: the reactor at 'cells.1' is still alive after '&drop': something holds it",
        "0ms: the reactor at 'cells.0' is still alive after '&drop': something holds it",
      ])
  }

  @Test func `what cannot be reached any more is not told`() {
    let world = RoomReactor.World()
    let played = PlayedScript(
      "@reactor room cells=[\"a\",\"b\"]\nleak b\nremove b\n! ring emit ding\nnothing", catalog: .room(world))
    #expect(played.frames.filter { $0.contains("ring:") }.count == 1)
    #expect(world.leaked[0].currentState.ring == "ding")
  }
}
