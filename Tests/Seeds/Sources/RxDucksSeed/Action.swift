// "Action". The code is as printed, layout aside.
import RxDucks

struct IncreaseAction: Action {}
struct DecreaseAction: Action {}
struct LogInAction: Action {}

enum CounterAction: Action {
  case increase, decrease
}

struct ResetAction: IgnorableAction {}
