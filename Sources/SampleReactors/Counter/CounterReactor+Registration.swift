import Playback

extension CounterReactor {
  /// `@reactor counter delay=300ms`
  static func register(in catalog: Catalog) {
    catalog.reactor("counter", view: { _ in CounterView() }) { stage in
      CounterReactor(delay: stage.argument("delay", default: .milliseconds(0)))
    }
  }
}
