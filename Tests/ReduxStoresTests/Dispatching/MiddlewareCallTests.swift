import Dispatch
import Observables
import ReduxStores
import Testing

@Suite struct MiddlewareCallTests {
  @Test func `RD-17: the first call of next counts, further ones do nothing`() {
    var kept: ((any Action) -> Void)?
    let store = makeStore(
      ClosureMiddleware { _, action, next in
        next(action)
        next(AddAction(value: 10))
        kept = next
        return Disposables.create()
      })
    let history = History()
    _ = history.trace(store)
    store.dispatch(IncreaseAction())
    kept?(AddAction(value: 100))
    kept = nil
    #expect(history.lines == ["> IncreaseAction", "~ IncreaseAction 1"])
    #expect(store.effectsInFlight == 0)
  }

  @Test func `RD-17: a next that somebody keeps belongs to its action for ever, whatever is dispatched after it`() {
    var kept: [(any Action) -> Void] = []
    var keeps = true
    let store = makeStore(
      ClosureMiddleware { _, action, next in
        next(action)
        if keeps { kept.append(next) }
        return Disposables.create()
      },
      ClosureMiddleware { _, action, next in
        next(action)
        return Disposables.create()
      })
    store.dispatch(IncreaseAction())
    store.dispatch(IncreaseAction())
    keeps = false
    store.dispatch(IncreaseAction())
    for next in kept { next(AddAction(value: 100)) }
    #expect(kept.count == 2)
    #expect(store.currentState.counter == 3)
    kept = []
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 4)
  }

  @Test func `RD-17: an action that is dispatched inside of a middleware goes through all of them, in between`() {
    let history = History()
    let store = makeStore(
      ClosureMiddleware { store, action, next in
        history.note("enter \(type(of: action))")
        if action is IncreaseAction { store.dispatch(AddAction(value: 10)) }
        next(action)
        history.note("leave \(type(of: action))")
        return Disposables.create()
      })
    for _ in 1...2 { store.dispatch(IncreaseAction()) }
    let once = ["enter IncreaseAction", "enter AddAction", "leave AddAction", "leave IncreaseAction"]
    #expect(history.lines == once + once)
    #expect(store.currentState.counter == 22)
  }

  @Test func `RD-17: a later next counts once too`() {
    let holding = HoldingMiddleware()
    let store = makeStore(holding)
    store.dispatch(IncreaseAction())
    let next = holding.held[0].next
    holding.pass()
    next(AddAction(value: 10))
    #expect(store.currentState.counter == 1)
  }

  @Test func `RD-17: an action whose next is let go without a call is swallowed at that moment, and leaks nothing`() {
    final class Token {}
    weak var weakToken: Token?
    let history = History()
    let middleware = ClosureMiddleware { _, action, next in
      let token = Token()
      weakToken = token
      return Disposables.create { [token] in history.note("disposed \(action) \(token === weakToken)") }
    }
    let store = makeStore(middleware, NotingMiddleware(name: "behind", history: history))
    _ = history.trace(store)
    store.dispatch(IncreaseAction())
    history.note("returned")
    #expect(weakToken == nil)
    #expect(store.effectsInFlight == 0)
    #expect(
      history.lines == [
        "> IncreaseAction", "ClosureMiddleware swallowed IncreaseAction", "disposed IncreaseAction() true", "returned",
      ])
  }

  @Test func `RD-17: an action that is held can be swallowed later; work that ends without next swallows it`() {
    let history = History()
    let requests = PublishSubject<Int>()
    let requesting = ClosureMiddleware { _, action, next in
      requests.subscribe(onNext: { next(AddAction(value: $0)) }, onDisposed: { history.note("disposed") })
    }
    let store = makeStore(requesting)
    _ = history.trace(store)
    store.dispatch(IncreaseAction())
    #expect(store.effectsInFlight == 1)
    requests.onCompleted()
    #expect(store.effectsInFlight == 0)
    #expect(history.lines == ["> IncreaseAction", "disposed", "ClosureMiddleware swallowed IncreaseAction"])
  }

  @Test func `RD-17: what a middleware returned is disposed when next was called and has returned`() {
    let history = History()
    let request = PublishSubject<Int>()
    let middleware = ClosureMiddleware { _, action, next in
      if action is LogInAction {
        let subscription = request.subscribe(onNext: { next(AddAction(value: $0)) })
        return Disposables.create {
          subscription.dispose()
          history.note("disposed")
        }
      }
      next(action)
      history.note("next returned")
      return Disposables.create { history.note("disposed") }
    }
    let store = makeStore(middleware)
    _ = history.follow(store.newState, "= ")
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["= 1", "next returned", "disposed"])
    store.dispatch(LogInAction())
    #expect(history.lines.count == 3)
    request.onNext(10)
    request.onNext(20)
    #expect(history.lines.dropFirst(3) == ["= 11", "disposed"])
    #expect(!request.hasObservers)
  }

  @Test func `RD-17: next may be called on another thread while the middleware still runs`() {
    let history = History()
    let middleware = ClosureMiddleware { _, action, next in
      // Sound: this thread waits until the other one is through.
      nonisolated(unsafe) let pass = { next(action) }
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        pass()
        done.signal()
      }
      done.wait()
      return Disposables.create { history.note("disposed") }
    }
    let store = makeStore(middleware)
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 1)
    #expect(store.effectsInFlight == 0)
    #expect(history.lines == ["disposed"])
  }

  @Test func `RD-17: another thread may call next at the moment in which the middleware returns or the store ends`() {
    let group = DispatchGroup()
    var sum = 0
    for _ in 0..<500 {
      let store = makeStore(
        ClosureMiddleware { _, action, next in
          // Sound: what is called is safe to call on any thread.
          nonisolated(unsafe) let pass = { next(action) }
          DispatchQueue.global().async(group: group) { pass() }
          return Disposables.create()
        })
      store.dispatch(IncreaseAction())
      store.dispatch(IncreaseAction())
      if sum < 500 {
        group.wait()
        sum += store.currentState.counter
        #expect(store.effectsInFlight == 0)
      }
    }
    group.wait()
    #expect(sum == 500)
  }
}
