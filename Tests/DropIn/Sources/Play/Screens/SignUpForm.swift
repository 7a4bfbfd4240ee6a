import RxCocoa
import RxSwift
import RxTest

/// RX-29: who answers whether a name is free, and who signs up.
protocol AccountService {
  func isAvailable(_ name: String) -> Single<Bool>
  func signUp(name: String, password: String) -> Observable<Bool>
}

enum Validation: Equatable {
  case empty
  case checking
  case good
  case bad(String)
}

extension Validation {
  var isGood: Bool { self == .good }
}

final class SignUpViewModel {
  struct Input {
    let name: Driver<String>
    let password: Driver<String>
    let repeatedPassword: Driver<String>
    let signUp: Signal<Void>
  }

  struct Output {
    let name: Driver<Validation>
    let password: Driver<Validation>
    let repeatedPassword: Driver<Validation>
    let isSignUpEnabled: Driver<Bool>
    let isSigningUp: Driver<Bool>
    let signedUp: Driver<Bool>
  }

  private let service: AccountService

  init(service: AccountService) { self.service = service }

  func transform(_ input: Input) -> Output {
    let service = self.service
    let name = input.name
      .flatMapLatest { name -> Driver<Validation> in
        guard !name.isEmpty else { return .just(.empty) }
        guard name.allSatisfy({ $0.isLetter }) else { return .just(.bad("letters only")) }
        return service.isAvailable(name)
          .map { $0 ? .good : .bad("taken") }
          .asDriver(onErrorJustReturn: .bad("cannot reach the server"))
          .startWith(.checking)
      }

    let password = input.password.map { password -> Validation in
      if password.isEmpty { return .empty }
      return password.count < 5 ? .bad("too short") : .good
    }

    let repeatedPassword = Driver.combineLatest(input.password, input.repeatedPassword) { password, repeated in
      repeated.isEmpty ? Validation.empty : repeated == password ? .good : .bad("different")
    }

    let activity = ActivityTracker()
    let isSigningUp = activity.asDriver()

    let credentials = Driver.combineLatest(input.name, input.password) { (name: $0, password: $1) }
    let signedUp = input.signUp
      .asObservable()
      .withLatestFrom(credentials)
      .flatMapLatest { pair in
        service.signUp(name: pair.name, password: pair.password)
          .trackActivity(activity)
          .catchAndReturn(false)
      }
      .asDriver(onErrorJustReturn: false)

    let isSignUpEnabled = Driver.combineLatest(name, password, repeatedPassword, isSigningUp) {
      name, password, repeatedPassword, isSigningUp in
      name.isGood && password.isGood && repeatedPassword.isGood && !isSigningUp
    }
    .distinctUntilChanged()

    return Output(
      name: name, password: password, repeatedPassword: repeatedPassword, isSignUpEnabled: isSignUpEnabled,
      isSigningUp: isSigningUp, signedUp: signedUp)
  }
}

/// Whether any of the sequences that it watches is running.
final class ActivityTracker: SharedSequenceConvertibleType {
  typealias Element = Bool
  typealias SharingStrategy = DriverSharingStrategy

  private struct Token<Element>: ObservableConvertibleType, Disposable {
    let source: Observable<Element>
    let cancelable: Cancelable

    func dispose() { cancelable.dispose() }
    func asObservable() -> Observable<Element> { source }
  }

  private let running = BehaviorRelay(value: 0)
  private lazy var isRunning: SharedSequence<SharingStrategy, Bool> = running.asDriver().map { $0 > 0 }
    .distinctUntilChanged()

  fileprivate func track<Source: ObservableConvertibleType>(_ source: Source) -> Observable<Source.Element> {
    return Observable.using({ () -> Token<Source.Element> in
      self.running.accept(self.running.value + 1)
      return Token(
        source: source.asObservable(),
        cancelable: Disposables.create { self.running.accept(self.running.value - 1) })
    }) { token in
      return token.asObservable()
    }
  }

  func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { isRunning }
}

extension ObservableConvertibleType {
  func trackActivity(_ tracker: ActivityTracker) -> Observable<Element> { tracker.track(self) }
}

private struct MockService: AccountService {
  let scheduler: TestScheduler

  func isAvailable(_ name: String) -> Single<Bool> {
    if name == "offline" { return .error(Trouble()) }
    return Single.just(name != "taken").delay(.seconds(10), scheduler: scheduler)
  }

  func signUp(name: String, password: String) -> Observable<Bool> {
    Observable<Int>.timer(.seconds(50), scheduler: scheduler).map { _ in password != "forbidden" }
  }
}

func signUpForm(_ checks: Checks) {
  let scheduler = TestScheduler(initialClock: 0)
  SharingScheduler.mock(scheduler: scheduler) {
    let name = scheduler.createHotObservable([
      .next(210, "t4ken"), .next(220, "taken"), .next(225, "ada"), .next(300, "offline"), .next(310, "ada"),
    ])
    let password = scheduler.createHotObservable([.next(240, "1234"), .next(245, "12345")])
    let repeated = scheduler.createHotObservable([.next(250, "1234"), .next(260, "12345")])
    let taps = scheduler.createHotObservable([.next(400, ())])

    let output = SignUpViewModel(service: MockService(scheduler: scheduler)).transform(
      .init(
        name: name.asDriver(onErrorDriveWith: .empty()).startWith(""),
        password: password.asDriver(onErrorJustReturn: "").startWith(""),
        repeatedPassword: repeated.asDriver(onErrorRecover: { _ in .never() }).startWith(""),
        signUp: taps.asSignal(onErrorSignalWith: .empty())))

    let disposeBag = DisposeBag()
    let names = scheduler.createObserver(Validation.self)
    let enabled = scheduler.createObserver(Bool.self)
    let running = scheduler.createObserver(Bool.self)
    let signedUp = scheduler.createObserver(Bool.self)
    scheduler.scheduleAt(200) {
      output.name.drive(names).disposed(by: disposeBag)
      output.isSignUpEnabled.drive(enabled).disposed(by: disposeBag)
      output.isSigningUp.drive(running).disposed(by: disposeBag)
      output.signedUp.drive(signedUp).disposed(by: disposeBag)
    }
    scheduler.start()

    checks.expect(
      names.events.compactMap { $0.value.element },
      [
        .empty, .bad("letters only"), .checking, .checking, .good, .checking, .bad("cannot reach the server"),
        .checking, .good,
      ])
    checks.expect(enabled.events.compactMap(\.value.element), [false, true, false, true, false, true])
    checks.expect(running.events.compactMap(\.value.element), [false, true, false])
    checks.expect(signedUp.events.compactMap(\.value.element), [true])
  }
}
