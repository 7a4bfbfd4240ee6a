import ComposableStores
import Playback

extension CoffeeMachine {
  /// `@reactor coffee-machine first=null grinder=false frother=false syrups=[]`.
  static func register(in catalog: Catalog) {
    catalog.store("coffee-machine") { stage in
      let first = stage.argument("first", default: Int?.none)
      let machine = CoffeeMachine(
        grindsBeans: stage.argument("grinder", default: false), hasFrother: stage.argument("frother", default: false),
        syrups: stage.argument("syrups", default: []), counter: first.map { CupCounter(first: $0) })
      return Store(initialState: State(), reducer: machine)
    }
  }
}
