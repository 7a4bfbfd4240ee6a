import ComposableStores
import Observables

/// A child that may be anywhere in a feature: it counts, and begins effects that do not end by themselves.
struct Panel: Equatable, Identifiable {
  var id = 0
  var count = 0
}

enum PanelAction: Equatable {
  case increment
  /// Begins an effect.
  case begin
  /// Begins an effect that sends `increment` at once.
  case beginNow
}

/// The reducer of a panel as a closure; with the effects noted in the environment.
let panelReducer = Reducer<Panel, PanelAction, History> { state, action, history in
  let id = state.id
  switch action {
  case .increment:
    state.count += 1
    return .none
  case .begin:
    return Effect.run { _ in
      history.note("\(id) begins")
      return Disposables.create { history.note("\(id) disposed") }
    }
  case .beginNow:
    return Effect.run { observer in
      history.note("\(id) begins")
      observer.onNext(.increment)
      return Disposables.create { history.note("\(id) disposed") }
    }
  }
}

/// The same as a type.
struct PanelFeature: ReducerProtocol {
  let history: History

  func reduce(into state: inout Panel, action: PanelAction) -> Effect<PanelAction> {
    panelReducer.run(&state, action, history)
  }
}
