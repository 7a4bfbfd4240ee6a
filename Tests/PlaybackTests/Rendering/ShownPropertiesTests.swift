import ComposableStores
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ShownPropertiesTests {
  @Test func `a store shows computed properties, which expectations can name and changes tell`() {
    struct Counter { var count = 0; var isEven: Bool { count % 2 == 0 } }
    enum Tap: Decodable { case tap }
    let catalog = Catalog()
    catalog.store("taps") { _ in
      Store(
        initialState: Counter(),
        reducer: Reduce<Counter, Tap> { state, _ in
          state.count += 1
          return .none
        })
    }.showing("isEven", \.isEven)
    let played = PlayedScript("@reactor taps\ntap\n? isEven == false", catalog: catalog)
    #expect(played.failures == [])
    #expect(played.frames.contains("0ms ~ tap  count: 0 -> 1  isEven: true -> false"))
  }

  @Test func `a reactor in a computed property is acted on by its path, and is null where there is none`() {
    struct Shop { var isOpen = true }
    final class ShopReactor: Reactor {
      enum Action: Decodable { case close }
      let initialState = Shop()
      func reduce(state: Shop, mutation: Action) -> Shop { Shop(isOpen: false) }
    }
    final class Bell: Reactor {
      enum Action: Decodable { case ring }
      let initialState = 0
      func reduce(state: Int, mutation: Action) -> Int { state + 1 }
    }
    let catalog = Catalog()
    let bell = Bell()
    catalog.reactor("shop") { _ in ShopReactor() }.showing("bell") { $0.isOpen ? bell : nil }
    let played = PlayedScript("@reactor shop\nbell.ring\n? bell == 1\nclose\n? bell == null", catalog: catalog)
    #expect(played.diagnostics == [])
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"isOpen":true,"bell":0}"#, "0ms > bell: ring", "0ms ~ bell: ring  .: 0 -> 1", "0ms > close",
        "0ms ~ close  isOpen: true -> false  bell: 1 -> null", #"0ms = {"isOpen":false,"bell":null}"#,
      ])
  }
}
