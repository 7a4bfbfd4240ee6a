import ComposableStores
import Observables
import Testing

@Suite struct ViewStoreTests {
  private struct Form: Equatable {
    struct User: Equatable { var name = "ada" }
    var user = User()
    var taps = 0
  }
  private enum FormAction: Equatable { case tap, name(String) }

  private let store = Store(
    initialState: Form(),
    reducer: Reducer<Form, FormAction, Void> { form, action, _ in
      switch action {
      case .tap: form.taps += 1
      case .name(let name): form.user.name = name
      }
      return .none
    }, environment: ())

  @Test func `a view store shows the state, its parts by their names, and sends actions`() {
    let viewStore = ViewStore(store)
    viewStore.send(.name("bea"))
    #expect(viewStore.state == Form(user: Form.User(name: "bea")))
    #expect(viewStore.user.name == "bea" && viewStore.taps == 0)
  }

  @Test func `the publisher of a view store sends states that differ, and parts by their names`() {
    let viewStore = ViewStore(store)
    let (whole, names) = (History(), History())
    _ = whole.follow(viewStore.publisher.map { "\($0.user.name) \($0.taps)" })
    _ = names.follow(viewStore.publisher.user.name.asObservable())
    for action in [FormAction.tap, .name("ada"), .name("bea")] { viewStore.send(action) }
    #expect(whole.lines == ["ada 0", "ada 1", "bea 1"])
    #expect(names.lines == ["ada", "bea"])
  }

  @MainActor
  @Test func `a binding tells a part of the state, and sends an action for each value that is bound to it`() {
    let viewStore = ViewStore(store)
    let name = viewStore.binding(get: \.user.name, send: FormAction.name)
    let names = History()
    _ = names.follow(name.asObservable())
    viewStore.send(.tap)
    _ = Observable.of("bea", "bea", "eve").bind(to: name)
    #expect(names.lines == ["ada", "bea", "eve"])
    #expect(viewStore.user.name == "eve")
  }

  @Test func `a view store may tell other differences, a part of the state, and send actions of its own`() {
    let even = ViewStore(store) { $0.taps / 2 == $1.taps / 2 }
    let taps = ViewStore(store, observe: \.taps)
    let tapper = ViewStore(store, observe: \.taps, send: { (_: Void) in FormAction.tap })
    let (pairs, shown) = (History(), History())
    _ = pairs.follow(even.publisher.map { "\($0.taps)" })
    _ = shown.follow(taps.publisher.map { "\($0)" })
    tapper.send(())
    taps.send(.tap)
    #expect(pairs.lines == ["0", "2"])
    #expect(shown.lines == ["0", "1", "2"])
    #expect(tapper.state == 2)
  }
}
