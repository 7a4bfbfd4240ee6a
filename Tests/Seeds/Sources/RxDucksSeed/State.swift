// "State". The code is as printed, layout aside.
import RxDucks

struct AppState: State {
  var counter: Int = 0
  var user = UserState()
}

struct UserState: State {
  var loggedIn = false
}
