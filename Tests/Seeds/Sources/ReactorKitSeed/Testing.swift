// "Testing". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import ReactorKit
import RxCocoa
import RxSwift
import RxTest
import UIKit

final class MyReactor: Reactor {
  enum Action { case refresh, toggleBookmarked }
  enum Mutation { case setLoading(Bool), toggleBookmarked }
  struct State {
    var isLoading = false
    var isBookmarked = false
  }
  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh: return .of(.setLoading(true), .setLoading(false))
    case .toggleBookmarked: return .just(.toggleBookmarked)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .toggleBookmarked: state.isBookmarked.toggle()
    }
    return state
  }
}

final class MyView: UIView, View {
  var disposeBag = DisposeBag()
  let refreshControl = UIRefreshControl()
  let activityIndicator = UIActivityIndicatorView()

  func bind(reactor: MyReactor) {
    refreshControl.rx.controlEvent(.valueChanged).map { Reactor.Action.refresh }
      .bind(to: reactor.action).disposed(by: disposeBag)
    reactor.state.map(\.isLoading).bind(to: activityIndicator.rx.isAnimating).disposed(by: disposeBag)
  }
}

enum ViewTests {
  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func testAction_refresh() {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. send an user interaction programatically
    view.refreshControl.sendActions(for: .valueChanged)

    // 4. assert actions
    XCTAssertEqual(reactor.stub.actions.last, .refresh)
  }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  static func testState_isLoading() {
    // 1. prepare a stub reactor
    let reactor = MyReactor()
    reactor.isStubEnabled = true

    // 2. prepare a view with a stub reactor
    let view = MyView()
    view.reactor = reactor

    // 3. set a stub state
    reactor.stub.state.value = MyReactor.State(isLoading: true)

    // 4. assert view properties
    XCTAssertEqual(view.activityIndicator.isAnimating, true)
  }
}

enum ReactorTests {
  static func testIsBookmarked() {
    let reactor = MyReactor()
    reactor.action.onNext(.toggleBookmarked)
    XCTAssertEqual(reactor.currentState.isBookmarked, true)
    reactor.action.onNext(.toggleBookmarked)
    XCTAssertEqual(reactor.currentState.isBookmarked, false)
  }

  static func testIsLoading() {
    // given
    let scheduler = TestScheduler(initialClock: 0)
    let reactor = MyReactor()
    let disposeBag = DisposeBag()

    // when
    scheduler
      .createHotObservable([
        .next(100, .refresh)  // send .refresh at 100 scheduler time
      ])
      .subscribe(reactor.action)
      .disposed(by: disposeBag)

    // then
    let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
      reactor.state.map(\.isLoading)
    }
    XCTAssertEqual(
      response.events.map(\.value.element),
      [
        false,  // initial state
        true,  // just after .refresh
        false,  // after refreshing
      ])
  }
}

/// The properties of a stub, with the types that were printed.
enum StubProperties {
  typealias Reactor = MyReactor

  static func all(of reactor: MyReactor) -> (
    state: StateRelay<Reactor.State>, action: ActionSubject<Reactor.Action>, actions: [Reactor.Action]
  ) {
    (reactor.stub.state, reactor.stub.action, reactor.stub.actions)
  }
}
