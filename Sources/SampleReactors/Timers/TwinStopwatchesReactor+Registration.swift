import Playback

extension TwinStopwatchesReactor {
  /// `@reactor twin-stopwatches`
  static func register(in catalog: Catalog) {
    catalog.reactor("twin-stopwatches") { stage in TwinStopwatchesReactor(mainQueue: stage.scheduler) }
  }
}
