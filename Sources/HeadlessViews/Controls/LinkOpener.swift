import Observables

/// Opens links in a browser that does not exist; each counts, even the same link twice.
open class LinkOpener: Control {
  /// The link that was opened last.
  public private(set) final var url: String?
  /// The number of links that were opened.
  public private(set) final var count = 0

  /// Opens a link.
  public final func open(_ url: String) {
    self.url = url
    count += 1
    announce(url)
  }

  open override var unseenProperties: [(name: String, value: Any)] { [("url", url as Any), ("count", count)] }
}

extension Reactive where Base: LinkOpener {
  /// Opens links.
  public var open: Binder<String> { Binder(base) { opener, url in opener.open(url) } }
}
