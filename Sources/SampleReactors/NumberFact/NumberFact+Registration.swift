import ComposableStores
import Observables
import Playback

extension NumberFact {
  /// `@reactor number-fact`: port `number-fact`, which takes a number and returns a text.
  static func register(in catalog: Catalog) {
    catalog.store(
      "number-fact", view: { store in NumberFactPage(store: store) },
      { stage in
        let facts = stage.port("number-fact") { (number: Int) in
          .reply("\(number) is a good number Brent", after: .milliseconds(100))
        }
        return Store(
          initialState: State(), reducer: reducer,
          environment: Environment(
            mainQueue: stage.scheduler,
            numberFact: { facts.call($0).catch { _ in .error(ApiError()) }.eraseToEffect() }))
      },
      cases: { cases in
        cases("factAlertDismissed", Action.factAlertDismissed)
        cases("decrementButtonTapped", Action.decrementButtonTapped)
        cases("incrementButtonTapped", Action.incrementButtonTapped)
        cases("numberFactButtonTapped", Action.numberFactButtonTapped)
      })
  }
}
