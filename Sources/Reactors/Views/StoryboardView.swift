/// A view that loads after its creation, and is bound once it has both loaded and got a reactor.
///
///     let page = ProfilePage()
///     page.reactor = ProfileReactor()     // binds nothing yet
///     page.loadViewIfNeeded()             // binds
///
/// If several reactors are set before the view loads, only the last one is bound, once. A `LoadingView`, and on Apple's
/// platforms every view controller, is bound automatically once it has loaded; any other view calls `performBinding()`
/// then.
public protocol StoryboardView: View {
  /// Whether the parts of the view that `bind(reactor:)` uses are loaded.
  var isViewLoaded: Bool { get }
}

/// Another name of `StoryboardView`.
public typealias DeferredReactorView = StoryboardView

extension StoryboardView {
  /// The reactor of the view. Setting it binds the view as soon as its parts are loaded.
  public var reactor: Reactor? {
    get { ReactorHolder.of(self)?.reactor.map { unsafeDowncast($0, to: Reactor.self) } }
    set {
      if replaceReactor(with: newValue) != nil { performBinding() }
    }
  }

  /// Binds the reactor if there is one, it is not bound yet and the view is loaded.
  ///
  /// If the view is not loaded and is a `LoadingView`, binds again when it has loaded.
  public func performBinding() {
    guard let holder = ReactorHolder.of(self), !holder.isBound, let reactor = holder.reactor else { return }
    if isViewLoaded {
      holder.isBound = true
      bind(reactor: unsafeDowncast(reactor, to: Reactor.self))
    } else if !holder.awaitsLoading, let page = self as? any LoadingView {
      holder.awaitsLoading = true
      page.whenViewLoads { [weak self, weak holder] in
        holder?.awaitsLoading = false
        // A page that calls back before it is loaded is not asked again.
        if let self, isViewLoaded { performBinding() }
      }
    }
  }
}
