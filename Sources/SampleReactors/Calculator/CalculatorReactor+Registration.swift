import Playback

extension CalculatorReactor {
  /// `@reactor calculator`
  static func register(in catalog: Catalog) {
    catalog.reactor("calculator", view: { _ in CalculatorView() }) { _ in CalculatorReactor() }
  }
}
