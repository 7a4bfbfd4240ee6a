extension Promise {
  /// What is promised to composable stores.
  static let ofComposableStores = [
    Promise("CA-01", "a feature is a state, which is `Equatable` where tests compare it, and an action"),
    Promise("CA-02", "a store has the first state at once and runs its reducer on the thread that sends"),
    Promise(
      "CA-03",
      "actions are reduced in the order in which they are sent, those of synchronous effects before `send` returns"
    ),
    Promise("CA-04", "the state is told once, when the queue of actions is empty"),
    Promise(
      "CA-05", "an action that a subscriber sends waits until all have heard, and every subscriber sees one order"),
    Promise(
      "CA-06",
      "`subscribe` sends a part of the state when it changes; `observable` sends the state each time that actions were reduced"
    ),
    Promise("CA-07", "a reducer is a closure of state, action and environment"),
    Promise(
      "CA-08",
      "a reducer type reduces itself or has a body, put together by a builder with `if`, `else`, `for` and optional reducers"
    ),
    Promise("CA-09", "combined reducers run in their order on one state; their effects are merged"),
    Promise("CA-10", "an effect is a description: it runs after the reducer has returned; empty ones are left out"),
    Promise("CA-11", "`Effect(value:)` sends at once; an error that reaches a store is reported and ends the effect"),
    Promise("CA-12", "`future`, `result`, `run` and `fireAndForget` begin when the store runs them"),
    Promise("CA-13", "asynchronous effects send while they run; nothing is sent after their cancellation"),
    Promise("CA-14", "`receive(on:)` sends the actions on a scheduler"),
    Promise("CA-15", "`catchToEffect` makes actions of values and of errors"),
    Promise("CA-16", "effects are observables and back; `map` and `flatMap` work for every kind of effect"),
    Promise("CA-17", "merged effects run at the same time, concatenated ones one after the other"),
    Promise("CA-18", "an environment is a plain value that is handed to each reduction"),
    Promise("CA-19", "a feature runs without live effects in a mock environment"),
    Promise(
      "CA-20",
      "dependencies are task-local, seen by effects as they were when these were made, and overridden in tests"
    ),
    Promise("CA-21", "`pullback` makes a reducer part of a larger feature, by a key path and a case path"),
    Promise("CA-22", "a scoped store and its parent show the same state at every moment"),
    Promise("CA-23", "a store of an element is there only if the element is, and keeps its last state"),
    Promise("CA-24", "stores without state, without actions, and with a filter of actions"),
    Promise(
      "CA-25",
      "`forEach` reduces an element where it lies, before the parent; an action for a missing one is reported"
    ),
    Promise(
      "CA-26", "`ifLet`, `ifCaseLet` and `optional` run the child first; a child that goes takes its effects along"),
    Promise("CA-27", "`store.ifLet` tells when a state appears and disappears, and nothing else"),
    Promise("CA-28", "an `IdentifiedArray` is ordered, finds elements by id, and rejects duplicates"),
    Promise("CA-29", "ids of cancellation belong to one store"),
    Promise("CA-30", "a debounced effect does not begin its work before the span is over"),
    Promise("CA-31", "a throttle's windows belong to one store"),
    Promise("CA-32", "a deferred effect begins after a span"),
    Promise("CA-33", "a timer counts until its id is cancelled"),
    Promise("CA-34", "`debug` prints actions and changes at once, by a printer"),
    Promise("CA-35", "a recorder hears how long reducers and effects take"),
    Promise("CA-36", "a test store runs effects at once and keeps what they send until the test receives it"),
    Promise("CA-37", "each step of a test says how the state changes; the failure shows a difference"),
    Promise("CA-38", "a step that says nothing changes nothing, and one that says something changes something"),
    Promise("CA-39", "a test receives the actions of effects in their order, by value, by case or by a closure"),
    Promise("CA-40", "received actions have to be handled before the next one is sent, and at the end"),
    Promise("CA-41", "an effect in flight at the end fails the test and names the action that began it"),
    Promise("CA-42", "a test that is not exhaustive says what it wants to"),
    Promise(
      "CA-43", "a test can skip received actions and effects in flight, and finish without waiting for the clock"),
    Promise("CA-44", "a test scheduler advances by ticks, by spans, and until nothing is left"),
    Promise("CA-45", "an effect that is not implemented fails the test that runs it"),
  ]
}
