import ReactorKit
import RxCocoa
import RxSwift

class CountdownReactor: Reactor {
  var initialState = State()
  let disposeBag: DisposeBag = .init()
  private let remaining = BehaviorRelay<Int>(value: 3)
  lazy var isOver: Driver<Bool> = remaining.map { $0 == 0 }.distinctUntilChanged().asDriver(onErrorJustReturn: false)
  var finished: Signal<Void> { finishedRelay.asSignal() }
  private let finishedRelay = PublishRelay<Void>()

  enum Action {
    case start
    case boost(by: Int = 2)
  }
  enum Mutation {
    case setRemaining(Int)
    case finish
  }
  struct State {
    var remaining: Int = 3
    var isFinished = false
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .start:
      Observable<Int>.interval(.milliseconds(500), scheduler: MainScheduler.instance)
        .take(3)
        .withUnretained(self)
        .subscribe(
          onNext: { owner, index in owner.remaining.accept(2 - index) },
          onCompleted: { [weak self] in self?.finishedRelay.accept(()) }
        )
        .disposed(by: disposeBag)
      let finish = finished.asObservable().take(1).map { Mutation.finish }
      return Observable.merge(remaining.skip(1).take(3).map(Mutation.setRemaining), finish)
    case let .boost(amount):
      remaining.accept(remaining.value - amount)
      return .just(.setRemaining(remaining.value))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setRemaining(value): state.remaining = value
    case .finish: state.isFinished = true
    }
    return state
  }
}
