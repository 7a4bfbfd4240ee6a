import HeadlessViews
import Observables
import Playback
import ReduxStores
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ReduxTargetTests {
  private struct AppState: ReduxStores.State, Equatable {
    var count = 0
    var user: String?
  }

  private struct Increase: Action {}
  private struct Add: Action, Decodable { let by: Int }
  private struct Reset: IgnorableAction {}
  private struct LogIn: Action { let name: String }
  private struct Loading: Action {}
  private struct Loaded: Action { let name: String }
  private struct Lost: Action {}
  private struct Unknown: Action {}
  private struct Twice: Action {}
  private struct Again: Action {}
  private enum Counter: Action, Decodable { case double, set(to: Int) }

  private struct AppReducer: Reducer {
    func reduce(_ state: AppState, action: any Action) -> AppState {
      var state = state
      switch action {
      case is Increase: state.count += 1
      case let add as Add: state.count += add.by
      case is Reset: state.count = 0
      case is Loading: state.user = "..."
      case let loaded as Loaded: state.user = loaded.name
      case Counter.double: state.count *= 2
      case Counter.set(let number): state.count = number
      default: break
      }
      return state
    }
  }

  /// Dispatches after the action has gone on.
  private struct FollowUp: Middleware {
    func on(
      _ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void
    ) -> any Disposable {
      next(action)
      switch action {
      case is Twice:
        store.dispatch(Increase())
        store.dispatch(Unknown())
        store.dispatch(Increase())
      case is Again: store.dispatch(Again())
      default: break
      }
      return Disposables.create()
    }
  }

  private struct LogInMiddleware: Middleware {
    let port: StagePort

    func on(
      _ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void
    ) -> any Disposable {
      guard let logIn = action as? LogIn else {
        if action is Lost { return Disposables.create() }
        next(action)
        return Disposables.create()
      }
      store.dispatch(Loading())
      return port.call(logIn.name, as: String.self).subscribe(onNext: { next(Loaded(name: $0)) })
    }
  }

  /// An action that does its own work, with a service that it carries.
  private struct Thunk: Action { let load: (Int) -> Observable<String>; let id: Int }

  private struct ThunkMiddleware: Middleware {
    func on(
      _ store: Store<AppState>, action: any Action, next: @escaping (any Action) -> Void
    ) -> any Disposable {
      guard let thunk = action as? Thunk else {
        next(action)
        return Disposables.create()
      }
      return thunk.load(thunk.id).subscribe(onNext: { next(Loaded(name: $0)) })
    }
  }

  @Test func `a service that an action carries asks the stage of the case that plays`() {
    let catalog = Catalog()
    catalog.reduxStore(
      "users",
      { stage in
        _ = stage.port("users")
        return Store(reducer: AppReducer(), state: AppState(), middlewares: ThunkMiddleware())
      }
    ) { actions in
      actions("load") { (id: Int) in Thunk(load: { Stage.current?.port("users").call($0) ?? .empty() }, id: id) }
    }
    let script = """
      @reactor users
      @case a
      ! users reply "ada"
      load 3
      +idle
      ? user == "ada"
      ? $calls.users.last == 3
      @case b
      ! users reply "bea"
      load 4
      +idle
      ? user == "bea"
      """
    let played = PlayedScript(script, catalog: catalog)
    #expect(played.diagnostics == [] && played.failures == [])
    #expect(Stage.current == nil)
  }

  private final class Page {
    let label = Label()
    let button = Button()
    private let bag = DisposeBag()

    init(_ store: Store<AppState>) {
      store.specifyState { $0.count }.map { "\($0)" }.bind(to: label.rx.text).disposed(by: bag)
      button.rx.tap.map { Increase() }.bind(to: store.dispatcher).disposed(by: bag)
    }
  }

  private static var catalog: Catalog {
    let catalog = Catalog()
    catalog.reduxStore(
      "d", view: { store in Page(store) },
      { stage in
        Store(
          reducer: AppReducer(), state: AppState(), middlewares: FollowUp(), LogInMiddleware(port: stage.port("login")))
      },
      actions: { actions in
        actions("increase", Increase())
        actions(Add.self)
        actions("reset", Reset())
        actions("logIn", LogIn.init)
        actions("lost", Lost())
        actions("unknown", Unknown())
        actions("twice", Twice())
        actions("again", Again())
        actions(Counter.self)
      })
    return catalog
  }

  private func play(_ lines: String...) -> PlayedScript {
    PlayedScript("@reactor d\n" + lines.joined(separator: "\n"), catalog: Self.catalog)
  }

  @Test func `actions are called as they are registered`() {
    let played = play("increase", "Add by=2", "double", "set to=1", "? count == 1")
    #expect(played.diagnostics == [])
    #expect(
      played.frames == [
        #"0ms = {"count":0,"user":null}"#, "0ms > increase", "0ms ~ increase  count: 0 -> 1", "0ms > Add by=2",
        "0ms ~ Add  count: 1 -> 3", "0ms > double", "0ms ~ double  count: 3 -> 6", "0ms > set to=1",
        "0ms ~ set  count: 6 -> 1", #"0ms = {"count":1,"user":null}"#,
      ])
  }

  @Test func `RD-03: an ignorable action is reduced and told with the next one`() {
    let played = play("increase", "reset", "? count == 0", "increase")
    #expect(
      played.frames.dropFirst() == [
        "0ms > increase", "0ms ~ increase  count: 0 -> 1", "0ms > reset", "0ms ~ reset  count: 1 -> 0",
        "0ms > reset (dropped: ignorable)", "0ms > increase", "0ms ~ increase  count: 0 -> 1",
        #"0ms = {"count":1,"user":null}"#,
      ])
  }

  @Test func `an unhandled action and a swallowed one are shown as dropped, with the reason`() {
    #expect(
      play("unknown", "lost", "? $inflight == 0").frames.dropFirst().dropLast() == [
        "0ms > unknown", "0ms > unknown (dropped: unhandled)", "0ms > lost",
        "0ms > lost (dropped: swallowed by LogInMiddleware)",
      ])
  }

  @Test func `RD-18: what a middleware sends and passes on names the action`() {
    let played = play("! login reply \"ada\" after 20ms", "logIn bob", "? $inflight == 1", "+idle", "? user == ada")
    #expect(
      played.frames.dropFirst().dropLast() == [
        #"0ms > logIn name="bob""#, "0ms <- Loading (from logIn)", #"0ms ~ Loading  user: null -> "...""#,
        #"0ms @ login#1 "bob""#, "20ms < login#1", #"20ms <- Loaded name="ada" (from logIn)"#,
        #"20ms ~ Loaded  user: "..." -> "ada""#,
      ])
    #expect(played.failures == [])
    #expect(play("! login hang", "logIn bob").failures == [])
  }

  @Test func `RD-18: what a middleware dispatches after it has passed an action on is a consequence of that action`() {
    #expect(
      play("twice").frames.dropFirst().dropLast() == [
        "0ms > twice", "0ms <- increase (from twice)", "0ms ~ increase  count: 0 -> 1", "0ms <- unknown (from twice)",
        "0ms > unknown (dropped: unhandled)", "0ms <- increase (from twice)", "0ms ~ increase  count: 1 -> 2",
      ])
  }

  @Test func `actions that dispatch themselves without end fail the case`() {
    #expect(play("again").failures == ["0ms: more than 1000 actions inside of one another, the last one 'again' @2"])
  }

  @Test func `a view is made when it is bound`() {
    #expect(
      play("&bind", "& button tap", "&unbind", "& button tap", "&drop").frames.dropFirst().dropLast() == [
        #"0ms & label "0""#, "0ms > increase", "0ms ~ increase  count: 0 -> 1", #"0ms & label "1""#,
        "0ms > button.tap (dropped: unbound)",
      ])
  }

  @Test(.whereTypesTell)
  func `the description of a Redux store has its actions and its view's controls`() throws {
    let description = try #require(Self.catalog.descriptions.first)
    #expect(description.kind == .reduxStore)
    #expect(
      description.actions.map(\.signature) == [
        "increase", "Add(by: Int)", "reset", "logIn(name: String)", "lost", "unknown", "twice", "again", "double",
        "set(to: Int)",
      ])
    #expect(description.controls.map(\.name) == ["label", "button"])
  }
}
