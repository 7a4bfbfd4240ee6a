import Observables
import Reactors

/// A reactor whose state is the string of its mutations so far; what it does is decided by closures.
///
/// Without any, the action `a` causes the mutation `a`.
final class StringReactor: Reactor {
  typealias Action = String
  typealias Mutation = String
  typealias State = String

  let initialState = ""
  var scheduler: any ImmediateSchedulerType {
    schedulerReads += 1
    return chosenScheduler
  }
  var chosenScheduler: any ImmediateSchedulerType = CurrentThreadScheduler.instance
  var schedulerReads = 0

  var effect: (String) -> Observable<String> = { .just($0) }
  var willReduce: (_ state: String, _ mutation: String) -> Void = { _, _ in }
  var actions: (Observable<String>) -> Observable<String> = { $0 }
  var mutations: (Observable<String>) -> Observable<String> = { $0 }
  var states: (Observable<String>) -> Observable<String> = { $0 }
  var transformCalls: [String] = []

  func mutate(action: String) -> Observable<String> { effect(action) }

  func reduce(state: String, mutation: String) -> String {
    willReduce(state, mutation)
    return state + mutation
  }

  func transform(action: Observable<String>) -> Observable<String> {
    transformCalls.append("action")
    return actions(action)
  }

  func transform(mutation: Observable<String>) -> Observable<String> {
    transformCalls.append("mutation")
    return mutations(mutation)
  }

  func transform(state: Observable<String>) -> Observable<String> {
    transformCalls.append("state")
    return states(state)
  }
}

/// A failure with a name.
struct Failure: Error, Equatable {
  let name: String
}
