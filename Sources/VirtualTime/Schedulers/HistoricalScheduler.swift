import Observables

/// A virtual scheduler whose virtual time is real time: its clock shows how far it is from zero.
///
///     let scheduler = HistoricalScheduler()
///     _ = scheduler.scheduleAbsoluteVirtual((), time: .seconds(90)) { print("rings"); return Disposables.create() }
///     scheduler.start()       // rings; now the clock shows 90 seconds
public final class HistoricalScheduler: VirtualTimeScheduler<HistoricalSchedulerTimeConverter> {
  /// A scheduler whose clock shows `initialClock`, zero unless given.
  public init(initialClock: RxTime = .zero) {
    super.init(initialClock: initialClock, converter: HistoricalSchedulerTimeConverter())
  }
}
