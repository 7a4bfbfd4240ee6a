// "Testing". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import RxComposableArchitecture
import RxSwift
import RxTest

// Changed: statements need a function around them. At its end the test store goes and looks for what is left.
func testing() {
  let scheduler = TestScheduler(initialClock: 0)

  let store = TestStore(
    initialState: AppState(),
    reducer: appReducer,
    environment: AppEnvironment(
      mainQueue: scheduler,
      numberFact: { number in Effect(value: "\(number) is a good number Brent") }
    )
  )

  // Test that tapping on the increment/decrement buttons changes the count
  store.send(.incrementButtonTapped) {
    $0.count = 1
  }
  store.send(.decrementButtonTapped) {
    $0.count = 0
  }

  // Test that tapping the fact button causes us to receive a response from the effect. Note
  // that we have to advance the scheduler because we used `.receive(on:)` in the reducer.
  store.send(.numberFactButtonTapped)

  scheduler.advance()
  store.receive(.numberFactResponse(.success("0 is a good number Brent"))) {
    $0.numberFactAlert = "0 is a good number Brent"
  }

  // And finally dismiss the alert
  store.send(.factAlertDismissed) {
    $0.numberFactAlert = nil
  }
}
