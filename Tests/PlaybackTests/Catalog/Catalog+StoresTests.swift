import ComposableStores
import Playback
import ReduxStores
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct CatalogStoresTests {
  private enum Step: Decodable, Equatable { case up }
  private enum Parent: Decodable { case child(Child), mode(Mode), both(Child, Int), maybe(Step?) }
  private enum Child: Decodable { case up, grand(Grand) }
  private enum Grand: Decodable { case by(Int) }
  private enum Mode: String, Decodable { case fast, slow }
  private enum Opaque { case up, down(Int) }
  private struct Up: ReduxStores.Action {}
  private struct Count: ReduxStores.State { var number = 0 }
  private struct Counting: ReduxStores.Reducer {
    func reduce(_ state: Count, action: any ReduxStores.Action) -> Count { Count(number: state.number + 1) }
  }
  private final class Page {}

  private static func store<Action>(_ type: Action.Type) -> ComposableStores.Store<Int, Action> {
    ComposableStores.Store(
      initialState: 0,
      reducer: Reduce<Int, Action> { state, _ in
        state += 1
        return .none
      })
  }

  @Test func `every kind of registration plays`() {
    let catalog = Catalog()
    // A later registration replaces an earlier one of any kind.
    catalog.reduxStore("decodable", { _ in ReduxStores.Store(reducer: Counting(), state: Count()) }) { $0("up", Up()) }
    catalog.store("decodable") { _ in Self.store(Step.self) }
    catalog.store("named", { _ in Self.store(Opaque.self) }) { cases in
      cases("up", Opaque.up)
      cases("down", Opaque.down)
    }
    catalog.store("with-view", view: { _ in Page() }) { _ in Self.store(Step.self) }
    catalog.store("named-with-view", view: { _ in Page() }, { _ in Self.store(Opaque.self) }) { $0("up", Opaque.up) }
    catalog.store("filtered") { _ in Self.store(Step.self).filter { _, _ in true } }
    catalog.reduxStore("redux", { _ in ReduxStores.Store(reducer: Counting(), state: Count()) }) { $0("up", Up()) }
    catalog.reduxStore(
      "redux-with-view", view: { _ in Page() }, { _ in ReduxStores.Store(reducer: Counting(), state: Count()) }
    ) { $0("up", Up()) }
    for name in catalog.names {
      let played = PlayedScript("@reactor \(name)\nup", catalog: catalog)
      #expect(played.diagnostics == [])
      #expect(played.frames[1...2].map { $0.prefix(8) } == ["0ms > up", "0ms ~ up"], "\(name)")
    }
    let stores = Array(repeating: EntryKind.composableStore, count: 5)
    #expect(catalog.descriptions.map(\.kind) == stores + [.reduxStore, .reduxStore])
    #expect(catalog.descriptions[1].actions.map(\.signature) == ["up", "down(Int)"])
  }

  @Test func `a scope of a store is no store to be played`() async {
    await #expect(processExitsWith: .failure) {
      let catalog = Catalog()
      catalog.store("scope") { _ in Self.store(Step.self).scope(state: { $0 }) }
      _ = PlayedScript("@reactor scope\nup", catalog: catalog)
    }
  }

  @Test(.whereTypesTell)
  func `actions of child features are named by the cases that lead to them`() {
    let catalog = Catalog()
    catalog.store("decodable") { _ in Self.store(Parent.self) }
    catalog.store("named", { _ in Self.store(Parent.self) }) { cases in
      cases("child", Parent.child)
      cases("mode", Parent.mode)
    }
    let written = catalog.descriptions.map { $0.actions.map(\.signature) }
    #expect(
      written == [
        ["child.up", "child.grand.by(Int)", "mode(Mode)", "both(Child, Int)", "maybe(Step?)"],
        ["child.up", "child.grand.by(Int)", "mode(Mode)"],
      ])
    #expect(PlayedScript("@reactor named\nchild.grand.by 3", catalog: catalog).frames[1] == "0ms > child.grand.by 3")
  }
}
