import ReactorKit
import RxCocoa
import RxTest

/// RK-01 to RK-36, as a user of the library writes them: a reactor, its view, a page that loads later, their tests.
private final class ProfileViewReactor: Reactor, IdentityHashable {
  enum Action: Equatable {
    case refresh
    case follow(Int)
    case rename(String)
  }

  enum Mutation {
    case setLoading(Bool)
    case setFollowing(Bool)
    case setUser(String?)
    case setAlertMessage(String?)
  }

  struct State {
    var isLoading = false
    var isFollowing: Bool = false
    var user: String?
    @Pulse var alertMessage: String?
  }

  let initialState: State = State()
  let scheduler: Scheduler = CurrentThreadScheduler.instance
  private let currentUser: BehaviorSubject<String>

  init(currentUser: BehaviorSubject<String>) { self.currentUser = currentUser }

  func transform(action: Observable<Action>) -> Observable<Action> {
    return action.debug("action")
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .refresh:
      return Observable.concat([
        Observable.just(Mutation.setLoading(true)),
        Observable.just(Mutation.setLoading(false)),
      ])
    case let .follow(userID):
      return Observable.just(userID)
        .map { userID -> Mutation in Mutation.setFollowing(userID > 0) }
    case let .rename(name):
      return name.isEmpty ? .just(.setAlertMessage("empty")) : .error(RxError.noElements)
    }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    return Observable.merge(mutation, currentUser.map(Mutation.setUser))
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var newState = state
    switch mutation {
    case let .setLoading(isLoading): newState.isLoading = isLoading
    case let .setFollowing(isFollowing): newState.isFollowing = isFollowing
    case let .setUser(user): newState.user = user
    case let .setAlertMessage(message): newState.alertMessage = message
    }
    return newState
  }
}

private class Page {
  var isViewLoaded = false
}

private final class FollowButton: ReactiveCompatible {
  let taps = PublishSubject<Void>()
  var isSelected = false
}

extension Reactive where Base: FollowButton {
  fileprivate var tap: ControlEvent<Void> { return ControlEvent(events: base.taps) }
}

private final class ProfileViewController: Page, View {
  var disposeBag = DisposeBag()
  let followButton = FollowButton()
  var alerts: [String] = []

  func bind(reactor: ProfileViewReactor) {
    // Action
    followButton.rx.tap
      .map { Reactor.Action.follow(1) }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)

    // State
    reactor.state.map { $0.isFollowing }
      .distinctUntilChanged()
      .bind(to: followButton.rx.isSelected)
      .disposed(by: self.disposeBag)
    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .subscribe(onNext: { [weak self] message in self?.alerts.append(message) })
      .disposed(by: self.disposeBag)
  }
}

private final class StoryboardPage: Page, StoryboardView {
  var disposeBag = DisposeBag()
  var boundCount = 0

  func bind(reactor: ProfileViewReactor) { boundCount += 1 }
}

func profile(_ checks: Checks) {
  let currentUser = BehaviorSubject(value: "Anna")
  let reactor = ProfileViewReactor(currentUser: currentUser)
  let view = ProfileViewController()
  view.reactor = reactor
  checks.expect(reactor.currentState.user, "Anna")
  view.followButton.taps.onNext(())
  checks.expect(reactor.currentState.isFollowing, true)
  checks.expect(view.followButton.isSelected, true)
  reactor.action.onNext(.rename(""))
  reactor.action.onNext(.rename("x"))
  reactor.action.onNext(.rename(""))
  checks.expect(view.alerts, ["empty", "empty"])
  checks.expect(reactor.currentState.$alertMessage.valueUpdatedCount, 2)
  currentUser.onNext("Bert")
  checks.expect(reactor.currentState.user, "Bert")
  view.reactor = nil
  view.followButton.taps.onNext(())
  checks.expect(view.reactor == nil, true)
  checks.expect(Set([reactor, reactor]).count, 1)

  let page = StoryboardPage()
  page.reactor = reactor
  checks.expect(page.boundCount, 0)
  page.isViewLoaded = true
  page.performBinding()
  checks.expect(page.boundCount, 1)

  let stubbed = ProfileViewReactor(currentUser: currentUser)
  stubbed.isStubEnabled = true
  let tested = ProfileViewController()
  tested.reactor = stubbed
  tested.followButton.taps.onNext(())
  checks.expect(stubbed.stub.actions.last, .follow(1))
  stubbed.stub.state.value = ProfileViewReactor.State(isFollowing: true)
  checks.expect(tested.followButton.isSelected, true)
  let relay: StateRelay<ProfileViewReactor.State> = stubbed.stub.state
  let subject: ActionSubject<ProfileViewReactor.Action> = stubbed.stub.action
  checks.expect(relay.value.isFollowing, true)
  subject.onNext(.refresh)
  checks.expect(stubbed.stub.actions.count, 2)

  let scheduler = TestScheduler(initialClock: 0)
  let disposeBag = DisposeBag()
  scheduler
    .createHotObservable([
      .next(100, .refresh)  // send .refresh at 100 scheduler time
    ])
    .subscribe(reactor.action)
    .disposed(by: disposeBag)
  let response = scheduler.start(created: 0, subscribed: 0, disposed: 1000) {
    reactor.state.map(\.isLoading)
  }
  checks.expect(response.events.map(\.value.element), [false, true, false])
}
