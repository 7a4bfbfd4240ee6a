import ComposableStores
import HeadlessViews
import Observables
import Playback
import Reactors
import ReduxStores
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct NestedReactorsTests {
  @Test func `one reactor at two paths is told once, and shown at both`() {
    #expect(
      roomFrames(
        "choose b\ncells.1.tick\n? chosen.count == 1\nchosen.tick\n? cells.1.count == 2\nremove b\nchosen.tick") == [
          #"0ms > choose "b""#,
          #"0ms ~ choose  chosen: null -> {"name":"b","count":0,"friend":null,"ring":null}"#, "0ms > cells.1: tick",
          "0ms ~ cells.1: count  count: 0 -> 1", "0ms > cells.1: tick", "0ms ~ cells.1: count  count: 1 -> 2",
          #"0ms > remove "b""#, #"0ms ~ setCells  cells.-1: {"name":"b","count":2,"friend":null,"ring":null}"#,
          "0ms > chosen: tick", "0ms ~ chosen: count  count: 2 -> 3",
        ])
  }

  @Test func `a cycle of reactors ends, and a reactor at several paths is shown at each of them`() {
    let played = playRoom(
      "befriend a b\ncells.1.tick\n? cells.0.friend.count == 1\n? cells.1.count == 1\nbefriend b a\ncells.0.tick\n"
        + "cells.1.tick\n? cells.0.count == 1\n? cells.0.friend.count == 2")
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.frames.filter { $0.contains(" tick") || $0.contains(" count") } == [
        "0ms > cells.0.friend: tick", "0ms ~ cells.0.friend: count  count: 0 -> 1", "0ms > cells.0: tick",
        "0ms ~ cells.0: count  count: 0 -> 1", "0ms > cells.0.friend: tick",
        "0ms ~ cells.0.friend: count  count: 1 -> 2",
      ])
  }

  @Test func `effects of nested reactors count, are named, and end with them`() {
    let ringing = "cells.2.ring x\n? $inflight == 1"
    let script = "add c\n! bell hang\n" + ringing
    #expect(playRoom(script + "\n+1ms").failures == [])
    #expect(
      playRoom("add c\n" + ringing + "\n+1ms").failures
        == ["0ms: bell#1 \"x\" was never answered; add: ! bell reply \"\"  # above 'cells.2.ring' @3"])
    #expect(
      roomFrames(script + "\nremove c\n? $inflight == 0").suffix(2) == [
        #"0ms ~ setCells  cells.-2: {"name":"c","count":0,"friend":null,"ring":null}"#, "0ms x cells.2: bell#1",
      ])
  }

  @Test func `a nested reactor that outlives the one it lives in is found when that is dropped`() {
    #expect(playRoom("tickAll\n&drop").failures == [])
    #expect(
      playRoom("leak b\nremove b\nleak a\n&drop").failures == [
        "0ms: the reactor at 'cells.1' is still alive after '&drop': something retains it @5",
        "0ms: the reactor at 'cells.0' is still alive after '&drop': something retains it @5",
      ])
  }

  /// A list with a row for each cell, which binds the cell's reactor as cells of apps do.
  private final class RoomView: View {
    final class Row: ListCell, View {
      var disposeBag = DisposeBag()
      func bind(reactor: CellReactor) {
        reactor.state.map { "\($0.count)" }
          .subscribe(onNext: { [weak self] in self?.textLabel?.text = $0 })
          .disposed(by: disposeBag)
      }
    }

    let list = ListView()
    var disposeBag = DisposeBag()

    func bind(reactor: RoomReactor) {
      reactor.state.map { $0.cells }
        .bind(to: list.rx.items(cellIdentifier: "row", cellType: Row.self)) { _, cell, row in row.reactor = cell }
        .disposed(by: disposeBag)
    }
  }

  @Test func `rows of a list keep the reactors of their cells no longer than the reactor of the list lives`() {
    let catalog = Catalog()
    catalog.reactor("room", view: { _ in RoomView() }) { RoomReactor($0) }
    let played = PlayedScript(
      """
      @reactor room cells=["a","b"]
      &bind
      tickAll
      ? view.list.rows == ["1","1"]
      &drop
      """, catalog: catalog)
    #expect(played.diagnostics + played.failures == [])
  }

  @Test func `what a case holds for nested reactors is released with it`() {
    final class Toolbar {}
    weak var shown: Toolbar?
    let catalog = Catalog()
    catalog.reactor("room") { stage in
      let toolbar = Toolbar()
      shown = toolbar
      stage.show("toolbar") { withExtendedLifetime(toolbar) { 1 } }
      return RoomReactor(stage)
    }
    catalog.nameActionsOfCells()
    for script in ["cells.0.tick\nremove a", "! bell hang\ncells.0.ring x", "! bell hang\ncells.0.ring x\nremove a"] {
      let played = PlayedScript("@reactor room cells=[\"a\",\"b\"]\n" + script, catalog: catalog)
      #expect(played.failures == [])
      #expect(shown == nil)
    }
  }

  @Test func `a nested reactor that comes back is watched again, and found once`() {
    let played = playRoom("leak b\nremove b\nrecall\ncells.1.tick\n? cells.1.count == 1\n&drop")
    #expect(played.diagnostics == [])
    #expect(played.frames.contains("0ms ~ cells.1: count  count: 0 -> 1"))
    #expect(
      played.failures == ["0ms: the reactor at 'cells.1' is still alive after '&drop': something retains it @7"])
  }

  @Test func `what cannot be reached any more is not told`() {
    let world = RoomReactor.World()
    let played = PlayedScript(
      "@reactor room cells=[\"a\",\"b\"]\nleak b\nremove b\n! ring emit ding\nnothing", catalog: .room(world))
    #expect(played.frames.filter { $0.contains("ring:") }.count == 1)
    #expect(world.leaked[0].currentState.ring == "ding")
  }

  private struct Hall: ReduxStores.State { var cells: [CellReactor] }
  private enum HallAction: Decodable, ReduxStores.Action { case clear }
  private struct HallReducer: ReduxStores.Reducer {
    func reduce(_ state: Hall, action: any ReduxStores.Action) -> Hall { Hall(cells: []) }
  }

  @Test(arguments: ["composable", "redux"])
  func `reactors live in the states of stores, too`(name: String) {
    let catalog = Catalog()
    func hall(_ stage: Stage) -> Hall {
      Hall(cells: [CellReactor("a", ring: stage.stream("ring"), port: stage.port("bell"))])
    }
    catalog.store("composable") { stage in
      ComposableStores.Store(
        initialState: hall(stage),
        reducer: ComposableStores.Reducer<Hall, HallAction, Void> { state, _, _ in
          state.cells = []
          return .none
        }, environment: ())
    }
    catalog.reduxStore("redux", { stage in ReduxStores.Store(reducer: HallReducer(), state: hall(stage)) }) { actions in
      actions("clear", HallAction.clear)
    }
    catalog.nameActionsOfCells()
    let played = PlayedScript(
      "@reactor \(name)\ncells.0.tick\n? cells.0.count == 1\n! bell hang\ncells.0.ring x\n? $inflight == 1\nclear\n? $inflight == 0",
      catalog: catalog)
    #expect(played.diagnostics + played.failures == [])
    #expect(
      played.frames.filter { $0.contains("cells") && !$0.contains("=") } == [
        "0ms > cells.0: tick", "0ms ~ cells.0: count  count: 0 -> 1", #"0ms > cells.0: ring "x""#,
        #"0ms @ cells.0: bell#1 "x""#,
        #"0ms ~ clear  cells.-0: {"name":"a","count":1,"friend":null,"ring":null}"#, "0ms x cells.0: bell#1",
      ])
  }
}
