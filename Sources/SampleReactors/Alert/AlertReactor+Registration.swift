import Playback

extension AlertReactor {
  /// `@reactor alert`
  static func register(in catalog: Catalog) {
    catalog.reactor("alert", view: { _ in AlertView() }) { _ in AlertReactor() }
  }
}
