import Testing

@testable import Scaffolds

@Suite struct RegistrationsStoresTests {
  private func registrations(_ text: String) -> Registrations {
    Registrations(AppDeclarations([DeclarationReader.declarations(of: Array(text.utf8), path: "a.swift")]))
  }

  private static let composable = "import RxComposableArchitecture\n"

  @Test func `a constant reducer is a store with the closures of its environment as ports and notes`() {
    let all = registrations(
      Self.composable + """
        struct AppState { var count = 0 }
        struct ApiError: Error {} struct Refusal: Error { let code: Int }
        enum AppAction { case up, jump(to: Int), fact(Result<String, ApiError>), refused(Result<Int, Refusal>) }
        struct AppEnvironment {
          var mainQueue: SchedulerType
          var fact: (Int) -> Effect<String>
          var track: (String) -> Effect<Never>
        }
        let appReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, environment in .none }
        """)
    #expect(all.refusals == [])
    #expect(
      all.entries.map(\.text) == [
        """
        catalog.store("app", { stage in
          let factPort = stage.port("fact", (Int).self, (String).self).failing(as: Refusal.self, ApiError.self)
          let trackNote = stage.note("track")
          return RxComposableArchitecture.Store(initialState: AppState(), reducer: appReducer, \
        environment: AppEnvironment(mainQueue: stage.scheduler, \
        fact: { value in factPort.call(value, as: (String).self).eraseToEffect() }, \
        track: { value in .fireAndForget { trackNote(value) } }))
        }) { cases in
          cases("up", AppAction.up)
          cases("jump", AppAction.jump)
        }
        """
      ])
    #expect(all.entries[0].actions == ["up", "jump"])
    let conformance = """
      extension ApiError: Decodable {
        init(from decoder: any Decoder) throws {
          self.init()
        }
      }

      """
    #expect(WrittenConformances(all.services.types).text.contains(conformance))
  }

  @Test func `reducers of other declarations are stores, too`() {
    let all = registrations(
      Self.composable + """
        enum Plus { enum Action { case plus } static let reducer = AnyReducer<Int, Action, Void> { _, _, _ in .none } }
        struct TodoFeature: ReducerProtocol { struct State { var done = false } enum Action: Decodable { case toggle } }
        let listReducer: Reducer<[Int], Plus.Action, ()> = .combine(Plus.reducer)
        let wholeReducer = Reducer<Int, Plus.Action, Void>.combine(Plus.reducer)
        """)
    let list = """
      catalog.store("list", { stage in
        RxComposableArchitecture.Store(initialState: stage.argument("initialState", default: []), \
      reducer: listReducer, environment: ())
      }) { cases in
        cases("plus", Plus.Action.plus)
      }
      """
    let plus = """
      catalog.store("plus", { stage in
        RxComposableArchitecture.Store(initialState: stage.argument("initialState", default: 0), \
      reducer: Plus.reducer, environment: ())
      }) { cases in
        cases("plus", Plus.Action.plus)
      }
      """
    let todo = """
      catalog.store("todo") { _ in
        RxComposableArchitecture.Store(initialState: TodoFeature.State(), reducer: TodoFeature())
      }
      """
    let whole = plus.replacing("\"plus\", {", with: "\"whole\", {").replacing("Plus.reducer", with: "wholeReducer")
    #expect(all.entries.map(\.text) == [list, whole, plus, todo])
    #expect(all.entries.map(\.isStore) == [true, true, true, true])
  }

  @Test func `fields that views bind to are set by actions of their own`() {
    let all = registrations(
      Self.composable + """
        struct Form: ReducerProtocol {
          struct State {
            @BindableState var name = "" ; @BindingState var age = 7 ; @BindableState var isOn = true
            @BindableState var size = 1.5 ; @BindableState var note: String? ; @BindableState var window = Window()
            @BindableState var length = "abc".count ; var other = 1
          }
          enum Action: BindableAction { case binding(BindingAction<State>), submit }
        }
        class Window {}
        """)
    #expect(
      all.entries.map(\.text) == [
        #"""
        catalog.store("form", { _ in
          RxComposableArchitecture.Store(initialState: Form.State(), reducer: Form())
        }) { cases in
          cases("setName", labels: ["_"]) { (value: String) in Form.Action.binding(.set(\.$name, value).named("name")) }
          cases("setAge", labels: ["_"]) { (value: Int) in Form.Action.binding(.set(\.$age, value).named("age")) }
          cases("setIsOn", labels: ["_"]) { (value: Bool) in Form.Action.binding(.set(\.$isOn, value).named("isOn")) }
          cases("setSize", labels: ["_"]) { (value: Double) in Form.Action.binding(.set(\.$size, value).named("size")) }
          cases("setNote", labels: ["_"]) { (value: String?) in Form.Action.binding(.set(\.$note, value).named("note")) }
          cases("submit", Form.Action.submit)
        }
        """#
      ])
    #expect(
      all.entries[0].unfilled.map(\.name) == ["the binding of Form.State.window", "the binding of Form.State.length"])
  }

  @Test func `a store has the dependencies of the reducers that its own is made of`() {
    let all = registrations(
      Self.composable + """
        protocol Clock { func tick() }
        extension DependencyValues { var beat: Clock { get { self[K.self] } set {} } }
        struct App: ReducerProtocol { struct State {}; enum Action { case a }
          var body: some ReducerProtocol<State, Action> { Scope(state: \\.m, action: /Action.m) { Middle() } } }
        struct Middle: ReducerProtocol { struct State {}; enum Action { case m }
          var body: some ReducerProtocol<State, Action> { Inner() } }
        struct Inner: ReducerProtocol { struct State {}; enum Action { case i }; @Dependency(\\.beat) var beat }
        """)
    #expect(
      all.entries.map { $0.text.contains("withDependencies { $0.beat = beat } operation: {") } == [true, true, true])
  }

  @Test func `a redux reducer is a store of the actions in the sources that it needs`() {
    let all = registrations(
      """
      import RxDucks
      struct AppState: State { var count = 0 }
      struct IncreaseAction: Action {} struct URLAction: Action {} struct ResetAction: IgnorableAction {}
      struct AddAction: Action { let amount: Int }
      struct OpenAction: Action { let window: Window } class Window {}
      struct FailAction: Action { let error: Error; let code: Int? }
      enum CounterAction: Action { case up, down(by: Int), open(Window) }
      private struct HiddenAction: Action {}
      struct AppReducer: Reducer {
        func reduce(_ state: AppState, action: Action) -> AppState { state }
      }
      struct Logging: Middleware {}
      """)
    #expect(
      all.entries.map(\.text) == [
        """
        // Its middlewares belong behind its state: Logging.
        catalog.reduxStore("app", { _ in
          RxDucks.Store(reducer: AppReducer(), state: AppState())
        }) { cases in
          cases("increase", IncreaseAction())
          cases("url", URLAction())
          cases("reset", ResetAction())
          cases("add", labels: ["amount"]) { (amount: Int) in AddAction(amount: amount) }
          cases("fail", labels: ["error", "code"]) { (error: String, code: Int?) in FailAction(error: PortError(port: "script", message: error), code: code) }
          cases("up", CounterAction.up)
          cases("down", CounterAction.down)
        }
        """
      ])
    #expect(all.entries[0].actions == ["increase", "url", "reset", "add", "fail", "up", "down"])
    #expect(
      all.entries[0].unfilled.map(\.name) == ["an action OpenAction", "CounterAction.open(Window)"])
  }

  @Test func `a store that cannot be registered says why`() {
    let all = registrations(
      Self.composable + """
        enum Action { case a }
        private let hiddenReducer = Reducer<Int, Action, Void> { _, _, _ in .none }
        let strangeReducer = Reducer<Int, Elsewhere, Void> { _, _, _ in .none }
        """)
    #expect(all.entries.isEmpty)
    #expect(
      all.refusals == [
        "hiddenReducer (a.swift): it is private", "strangeReducer (a.swift): its Action was not found",
      ])
  }

  @Test func `what a store begins with may have to be filled in`() {
    let all = registrations(
      Self.composable + """
        enum Phase { case idle(Window) } class Window { private init() {} } enum Action { case a }
        let phaseReducer = Reducer<Phase, Action, Window> { _, _, _ in .none }
        """)
    #expect(
      all.entries[0].text.split(separator: "\n")[1]
        == "  try RxComposableArchitecture.Store(initialState: unfilled(\"phaseReducer(initialState: Phase)\"), "
        + "reducer: phaseReducer, environment: unfilled(\"Window.init\") as Window)")
    #expect(all.entries[0].unfilled.map(\.name) == ["phaseReducer(initialState: Phase)", "Window.init"])
  }

  @Test func `a reducer is not registered without an import of its library`() {
    #expect(registrations("struct A: Reducer { func reduce(_ s: Int, a: Int) -> Int { s } }").entries.isEmpty)
    #expect(registrations("enum B { case b } let b = Reducer<Int, B, Void> { _, _, _ in .none }").entries.isEmpty)
  }

  @Test func `a reactor and a store of one name are told apart`() {
    let all = registrations(
      Self.composable + """
        class AppReactor: Reactor { enum Action { case a } }
        let appReducer = Reducer<Int, AppReactor.Action, Void> { _, _, _ in .none }
        """)
    #expect(all.entries.map(\.name) == ["app", "app-reducer"])
  }
}
