import RxCocoa
import RxSwift

protocol ViewModelType {
  associatedtype Input
  associatedtype Output
  func transform(input: Input) -> Output
}

struct Message: Equatable {
  let id: Int
  let subject: String
  var isRead = false
}

protocol MessageStore: AnyObject {
  func messages() -> Observable<[Message]>
  func markRead(_ id: Int) -> Completable
}

/// View model of a list, in the form of an input and an output.
final class InboxViewModel: ViewModelType {
  struct Input {
    let trigger: Driver<Void>
    let selection: Driver<Int>
  }

  struct Output {
    let fetching: Driver<Bool>
    let rows: Driver<[String]>
    let unread: Driver<Int>
    let opened: Driver<Message>
    let error: Driver<Error>
  }

  private let store: MessageStore
  init(store: MessageStore) { self.store = store }

  func transform(input: Input) -> Output {
    let errors = PublishSubject<Error>()
    let activity = ActivityTracker()
    let messages = input.trigger.flatMapLatest { [store] in
      store.messages()
        .trackActivity(activity)
        .do(onError: errors.onNext)
        .asDriverOnErrorJustComplete()
    }
    let rows = messages.map { $0.map { "\($0.isRead ? " " : "*") \($0.subject)" } }
    let opened = input.selection
      .withLatestFrom(messages) { (index, messages) -> Message in
        return messages[index]
      }
      .flatMap { [weak store] message -> Driver<Message> in
        store?.markRead(message.id).andThen(Observable.just(message)).asDriver(onErrorDriveWith: .empty()) ?? .empty()
      }
      .do(onNext: { _ in })
    return Output(
      fetching: activity.asDriver(), rows: rows, unread: messages.map { $0.filter { !$0.isRead }.count },
      opened: opened,
      error: errors.asDriver(onErrorRecover: { .just($0) }))
  }
}

extension ObservableType {
  func asDriverOnErrorJustComplete() -> Driver<Element> {
    return asDriver { error in
      return Driver.empty()
    }
  }

  func mapToVoid() -> Observable<Void> { map { _ in } }
}

private final class MockStore: MessageStore {
  let stored = BehaviorRelay(value: [Message(id: 1, subject: "Hello"), Message(id: 2, subject: "Again")])
  var isBroken = false

  func messages() -> Observable<[Message]> {
    isBroken ? .error(Trouble(code: 1)) : stored.asObservable()
  }

  func markRead(_ id: Int) -> Completable {
    Completable.create { completable in
      self.stored.accept(
        self.stored.value.map {
          var message = $0
          if message.id == id { message.isRead = true }
          return message
        })
      completable(.completed)
      return Disposables.create()
    }
  }
}

func inbox(_ checks: Checks) {
  let store = MockStore()
  let reload = PublishSubject<Int>()
  let select = PublishRelay<Int>()
  let output = InboxViewModel(store: store).transform(
    input: InboxViewModel.Input(
      trigger: reload.mapToVoid().asDriverOnErrorJustComplete(), selection: select.asDriver(onErrorJustReturn: 0)))

  let bag = DisposeBag()
  var log: [String] = []
  output.rows.drive(onNext: { log.append("rows \($0)") }).disposed(by: bag)
  output.fetching.drive(onNext: { log.append("fetching \($0)") }).disposed(by: bag)
  output.unread.distinctUntilChanged().drive { log.append("unread \($0)") }.disposed(by: bag)
  output.opened.map { $0.subject }.drive(onNext: { log.append("opened \($0)") }).disposed(by: bag)
  output.error.drive(onNext: { log.append("error \($0)") }).disposed(by: bag)
  reload.onNext(0)
  checks.expect(log.filter { !$0.hasPrefix("fetching") }, ["rows [\"* Hello\", \"* Again\"]", "unread 2"])
  log = []
  select.accept(1)
  checks.expect(log, ["rows [\"* Hello\", \"  Again\"]", "unread 1", "opened Again"])
  log = []
  store.isBroken = true
  reload.onNext(0)
  checks.expect(log, ["fetching false", "fetching true", "error Trouble(code: 1)", "fetching false"])
}
