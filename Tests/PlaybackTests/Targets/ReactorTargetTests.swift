import DispatchSchedulers
import Observables
import Playback
import Reactors
import PlaybackTestSupport
import TestSupport
import Testing

@Suite struct ReactorTargetTests {
  /// Uses every transform; its first states come while its streams are made.
  private final class Transforming: Reactor {
    enum Action: Decodable { case add(Int), drop, twice(Int) }
    enum Mutation { case add(Int) }
    struct Inner { @Pulse var flash: Int = 0 }
    struct State { var sum = 0; var inner = Inner() }
    let initialState = State()
    private let world = BehaviorSubject(value: 100)

    func transform(action: Observable<Action>) -> Observable<Action> {
      action.flatMap { action -> Observable<Action> in
        switch action {
        case .add: .just(action)
        case .drop: .empty()
        case .twice(let number): .from([.add(number), .add(number)])
        }
      }
    }
    func mutate(action: Action) -> Observable<Mutation> {
      if case .add(let number) = action { .just(.add(number)) } else { .empty() }
    }
    func transform(mutation: Observable<Mutation>) -> Observable<Mutation> { .merge(mutation, world.map(Mutation.add)) }
    func transform(state: Observable<State>) -> Observable<State> {
      state.map { State(sum: $0.sum + 1, inner: $0.inner) }
    }
    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      guard case .add(let number) = mutation else { return state }
      state.sum += number
      if number > 50 { state.inner.flash = number }
      return state
    }
  }

  @Test func `mutations of transforms, early mutations and pulses of nested structs are shown`() {
    let catalog = Catalog()
    catalog.reactor("t") { _ in Transforming() }
    #expect(
      PlayedScript(
        "@reactor t\ndrop\ntwice 60\n? $pulses.inner.flash == [100,60,60]\n? $mutations.-1.add._0 == 60",
        catalog: catalog
      ).frames == [
        #"0ms = {"sum":1,"inner":{"flash":0}}"#, "0ms ~ add  sum: 1 -> 101  inner.flash: 0 -> 100",
        "0ms ^ inner.flash 100", "0ms > drop", "0ms > twice 60", "0ms ~ add  sum: 101 -> 161  inner.flash: 100 -> 60",
        "0ms ^ inner.flash 60", "0ms ~ add  sum: 161 -> 221", "0ms ^ inner.flash 60",
        #"0ms = {"sum":221,"inner":{"flash":60}}"#,
      ])
  }

  @Test func `the text form reads mutations only when they are asked for`() {
    var options = PlayOptions()
    options.needsMutationTrees = false
    let played = PlayedScript(
      "@reactor deep\nsign ada\n? $mutations.0.sign._0 == ada\n? $mutations.1 missing", catalog: .deep, options: options
    )
    #expect(played.failures == [])
    #expect(played.text == PlayedScript("@reactor deep\nsign ada", catalog: .deep).text)
  }

  @Test func `names that are hidden do not depend on the form`() {
    let script = "@reactor deep\n@redact name as n\n@redact _0 as n\nsign a\nsign b\nsign a"
    var options = PlayOptions()
    options.needsMutationTrees = false
    #expect(
      PlayedScript(script, catalog: .deep, options: options).text == PlayedScript(script, catalog: .deep).text)
  }

  /// Sends itself actions when it is made, and makes another one of its type that does so, too.
  private final class Eager: Reactor {
    enum Action: Decodable { case load(Int), ask }
    enum Mutation { case start(Int), show(String) }
    struct State { var number = 0; @Pulse var flash: Int?; var text = "" }
    let initialState = State()
    private let port: StagePort
    private let other: Eager?

    init(_ port: StagePort, isOther: Bool = false) {
      self.port = port
      other = isOther ? nil : Eager(port, isOther: true)
      action.onNext(.load(isOther ? 7 : 2))
      if !isOther { action.onNext(.ask) }
    }

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .load(let number): .just(.start(number))
      case .ask: port.call(initialState.number).map(Mutation.show)
      }
    }
    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      switch mutation {
      case .start(let number): (state.number, state.flash) = (number, number)
      case .show(let text): state.text = text
      }
      return state
    }
  }

  @Test func `what a reactor does while it is made comes between its first state and the first line`() {
    let catalog = Catalog()
    catalog.reactor("eager") { stage in Eager(stage.port("texts")) }
    let played = PlayedScript(
      """
      @reactor eager
      ! texts reply "hi" after 5ms
      ? number == 2
      ? $mutations.0.start._0 == 2
      load 3
      +idle
      ? $pulses.flash == [2,3]
      """, catalog: catalog)
    #expect(played.failures == [])
    #expect(
      played.frames == [
        #"0ms = {"number":0,"flash":null,"text":""}"#, "0ms > load 2", "0ms ~ start  number: 0 -> 2  flash: null -> 2",
        "0ms ^ flash 2", "0ms > ask", "0ms @ texts#1 0", "0ms > load 3", "0ms ~ start  number: 2 -> 3  flash: 2 -> 3",
        "0ms ^ flash 3", "5ms < texts#1", #"5ms ~ show  text: "" -> "hi""#,
        #"5ms = {"number":3,"flash":3,"text":"hi"}"#,
      ])
  }

  @Test func `a call that a reactor makes while it is made, and that nobody answers, is blamed on its action`() {
    let catalog = Catalog()
    catalog.reactor("eager") { stage in Eager(stage.port("texts")) }
    #expect(PlayedScript("@reactor eager\nload 3", catalog: catalog).failures.first?.contains("'ask'") == true)
  }

  private final class Shared {
    var count = 0
  }

  private final class WithModel: Reactor {
    enum Action: Decodable { case grow }
    struct State { var model = Shared() }
    let initialState = State()
    func mutate(action: Action) -> Observable<Action> {
      Observable.just(action).observe(on: MainScheduler.instance)
    }
    func reduce(state: State, mutation: Action) -> State {
      state.model.count += 1
      return state
    }
  }

  @Test func `a class in a state is read at each state`() {
    let catalog = Catalog()
    catalog.reactor("m") { _ in WithModel() }
    #expect(
      PlayedScript("@reactor m\ngrow\n+1ms\ngrow", catalog: catalog).frames == [
        #"0ms = {"model":{"count":0}}"#, "0ms > grow", "0ms ~ grow  model.count: 0 -> 1", "1ms > grow",
        "1ms ~ grow  model.count: 1 -> 2", #"1ms = {"model":{"count":2}}"#,
      ])
  }
}
