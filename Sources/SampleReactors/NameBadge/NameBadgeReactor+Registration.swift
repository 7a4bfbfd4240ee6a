import Playback

extension NameBadgeReactor {
  /// `@reactor name-badge`
  static func register(in catalog: Catalog) {
    catalog.reactor("name-badge", view: { _ in NameBadgeView() }) { _ in NameBadgeReactor() }
  }
}
