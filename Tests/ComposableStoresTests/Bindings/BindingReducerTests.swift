import ComposableStores
import Foundation
import Testing

@Suite(.reportsFailures) struct BindingReducerTests {
  private struct State: Equatable {
    struct Address: Equatable { var city = "" }

    @BindableState var name = ""
    @BindableState var address = Address()
    var greetings = 0
  }

  private enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case clear
  }

  private struct Form: ReducerProtocol {
    var body: some ReducerProtocol<State, Action> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.$name): state.greetings += state.name.isEmpty ? 0 : 1
        case .binding: break
        case .clear: state = State()
        }
        return .none
      }
    }
  }

  @Test func `a binding reducer assigns before those below it are asked`() {
    let store = TestStore(initialState: State(), reducer: Form())
    store.send(.binding(.set(\.$name, "Ada"))) {
      $0.name = "Ada"
      $0.greetings = 1
    }
    store.send(.binding(.set(\.$address.city, "London"))) { $0.address.city = "London" }
    store.send(.clear) { $0 = State() }
  }

  @Test func `set makes a binding action of the feature itself`() {
    let store = TestStore(initialState: State(), reducer: Form())
    store.send(.set(\.$name, "Ada")) {
      $0.name = "Ada"
      $0.greetings = 1
    }
    #expect(Action.set(\.$address.city, "London") == .binding(.set(\.$address.city, "London")))
  }

  @Test func `a closure reducer has bindings too, which come first`() {
    let reducer = Reducer<State, Action, Void> { state, action, _ in
      if case .binding(\.$name) = action { state.greetings = state.name.count }
      return .none
    }
    let store = Store(initialState: State(), reducer: reducer.binding(), environment: ())
    store.send(.binding(.set(\.$name, "Ada")))
    #expect(store.state.name == "Ada" && store.state.greetings == 3)
  }

  @Test func `binding actions of bindable fields are equal when they set equal values`() {
    #expect(Action.binding(.set(\.$name, "a")) == .binding(.set(\.$name, "a")))
    #expect(Action.binding(.set(\.$name, "a")) != .binding(.set(\.$name, "b")))
  }

  @Test func `a bindable field is encoded as its value`() throws {
    struct Coded: Codable, Hashable { @BindingState var name = "Ada" }
    let data = try JSONEncoder().encode(Coded())
    #expect(String(decoding: data, as: UTF8.self) == #"{"name":"Ada"}"#)
    #expect(try JSONDecoder().decode(Coded.self, from: data) == Coded())
  }
}
