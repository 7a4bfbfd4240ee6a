import ComposableStores
import HeadlessViews
import Observables

/// A stopwatch, a countdown and a dictionary below each other, and below them a reminder while there is one.
final class TimersPage {
  let secondsLabel = Label()
  let startButton = Button("Start")
  let stopButton = Button("Stop")
  let countdownLabel = Label()
  let countdownButton = Button("Count down")
  let wordField = TextField()
  let meaningLabel = Label()
  let reminderLabel = Label()
  private let disposeBag = DisposeBag()
  private var reminderBag = DisposeBag()

  init(store: Store<Timers.State, Timers.Action>) {
    show(store.scope(state: \.stopwatch, action: Timers.Action.stopwatch))
    show(store.scope(state: \.countdown, action: Timers.Action.countdown))
    show(store.scope(state: \.lookup, action: Timers.Action.lookup))

    store.scope(state: \.bound, action: Timers.Action.bound).ifLet(
      then: { [weak self] reminder in self?.show(reminder) },
      else: { [weak self] in self?.showNoReminder() }
    )
    .disposed(by: disposeBag)
  }

  private func show(_ stopwatch: Store<Stopwatch.State, Stopwatch.Action>) {
    stopwatch.subscribe { "\($0.seconds) s" }
      .bind(to: secondsLabel.rx.text)
      .disposed(by: disposeBag)

    stopwatch.subscribe(\.isRunning)
      .subscribe(onNext: { [startButton, stopButton] isRunning in
        startButton.isEnabled = !isRunning
        stopButton.isEnabled = isRunning
      })
      .disposed(by: disposeBag)

    Observable.merge(
      startButton.rx.tap.map { Stopwatch.Action.start }, stopButton.rx.tap.map { Stopwatch.Action.stop }
    )
    .subscribe(onNext: { [stopwatch] in stopwatch.send($0) })
    .disposed(by: disposeBag)
  }

  private func show(_ countdown: Store<Countdown.State, Countdown.Action>) {
    countdown.subscribe { $0.isOver ? "now" : $0.left.map { "\($0)" } }
      .bind(to: countdownLabel.rx.text)
      .disposed(by: disposeBag)

    countdownButton.rx.tap
      .subscribe(onNext: { [countdown] in countdown.send(.start(from: 3)) })
      .disposed(by: disposeBag)
  }

  private func show(_ lookup: Store<Lookup.State, Lookup.Action>) {
    lookup.subscribe(\.meaning)
      .bind(to: meaningLabel.rx.text)
      .disposed(by: disposeBag)

    wordField.rx.text.orEmpty.changed
      .subscribe(onNext: { [lookup] word in lookup.send(.type(word)) })
      .disposed(by: disposeBag)
  }

  private func show(_ reminder: Store<Reminder.State, Reminder.Action>) {
    reminderBag = DisposeBag()
    reminder.subscribe { $0.isRinging ? "\($0.subject)!" : $0.subject }
      .bind(to: reminderLabel.rx.text)
      .disposed(by: reminderBag)
  }

  private func showNoReminder() {
    reminderBag = DisposeBag()
    reminderLabel.text = nil
  }
}
