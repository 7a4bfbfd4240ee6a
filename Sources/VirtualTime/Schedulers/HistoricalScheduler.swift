import Observables

/// A virtual scheduler whose units are real durations: its clock shows the time since zero.
///
///     let scheduler = HistoricalScheduler()
///     _ = scheduler.scheduleAbsoluteVirtual((), time: .seconds(90)) { print("rings"); return Disposables.create() }
///     scheduler.start()       // rings; now the clock shows 90 seconds
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// Creates a scheduler whose clock shows `initialClock`, zero unless given.
  public init(initialClock: RxTime = .zero) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
