// "Scheduling" and "Pulse". The code is as printed, layout aside, but where a comment that begins with "Changed" says
// otherwise.
import Foundation
import ReactorKit
import RxSwift

enum Scheduling {
  final class MyReactor: Reactor {
    // Changed: here is what was omitted.
    typealias Action = Int
    let initialState = 0
    var threadsOfReduce: [Bool] = []

    let scheduler: Scheduler = SerialDispatchQueueScheduler(qos: .default)

    // Changed: `State` was printed for the type of the mutation, too.
    func reduce(state: Int, mutation: Int) -> Int {
      // executed in a background thread
      heavyAndImportantCalculation()
      return state + mutation
    }

    private func heavyAndImportantCalculation() { threadsOfReduce.append(Thread.isMainThread) }
  }
}

enum Pulses {
  static func compare() -> (areDifferent: Bool, valuesAreEqual: Bool) {
    var messagePulse: Pulse<String?> = Pulse(wrappedValue: "Hello tokijh")
    // Changed: `message` was printed for the pulse in the next line, and for its value in the one after it.
    let oldMessagePulse: Pulse<String?> = messagePulse
    messagePulse.value = "Hello tokijh"

    return (
      oldMessagePulse != messagePulse,  // true
      oldMessagePulse.value == messagePulse.value  // true
    )
  }

  // Reactor
  // Changed: it was printed as private, and without its types.
  final class MyReactor: Reactor {
    enum Action { case alert(String), doSomeAction }
    enum Mutation { case setAlertMessage(String), doSomething }

    struct State {
      @Pulse var alertMessage: String?
      var count = 0
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case let .alert(message):
        return Observable.just(Mutation.setAlertMessage(message))
      // Changed: these two lines were omitted.
      case .doSomeAction:
        return Observable.just(Mutation.doSomething)
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var newState = state

      switch mutation {
      case let .setAlertMessage(alertMessage):
        newState.alertMessage = alertMessage
      // Changed: these two lines were omitted.
      case .doSomething:
        newState.count += 1
      }

      return newState
    }
  }

  // View
  final class MyView {
    let disposeBag = DisposeBag()
    var alerts: [String] = []

    func showAlert(_ message: String) { alerts.append(message) }

    func bind(reactor: MyReactor) {
      reactor.pulse(\.$alertMessage)
        .compactMap { $0 }  // filter nil
        .subscribe(onNext: { [weak self] (message: String) in
          self?.showAlert(message)
        })
        .disposed(by: disposeBag)
    }
  }

  // Cases
  static func send(to reactor: MyReactor) {
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    reactor.action.onNext(.doSomeAction)  // showAlert() is not called
    reactor.action.onNext(.alert("Hello"))  // showAlert() is called with `Hello`
    reactor.action.onNext(.alert("tokijh"))  // showAlert() is called with `tokijh`
    reactor.action.onNext(.doSomeAction)  // showAlert() is not called
  }
}
