import ComposableStores
import Observables
import Playback

extension Timers {
  /// `@reactor timers latency=100ms`: port `dictionary`, which takes a word and returns its meaning.
  static func register(in catalog: Catalog) {
    catalog.store("timers", view: { store in TimersPage(store: store) }) { stage in
      let latency = stage.argument("latency", default: Duration.milliseconds(100))
      let dictionary = stage.port("dictionary") { (word: String) in .reply("a kind of \(word)", after: latency) }
      return Store(
        initialState: State(), reducer: Timers(mainQueue: stage.scheduler, lookUp: { dictionary.call($0) }))
    }
  }
}
