import Playback

extension CounterReactor {
  /// `@reactor counter delay=300ms`
  static func register(in catalog: Catalog) {
    catalog.reactor("counter") { stage in
      CounterReactor(delay: stage.argument("delay", default: .milliseconds(0)))
    }
  }
}
