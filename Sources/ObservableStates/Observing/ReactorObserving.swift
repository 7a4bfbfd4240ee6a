/// Content of a view that reads observed reactors.
///
/// Without a screen nothing draws the content automatically: `body` creates it, and the code that draws it tracks the
/// values that are read, as `withObservationTracking` and the headless `Drawing` do.
public struct ReactorObserving<Content> {
  private let content: () -> Content

  /// Creates content that is built when it is drawn.
  public init(content: @escaping () -> Content) { self.content = content }

  /// The content, built at each access.
  public var body: Content { content() }
}

/// The settings of `ReactorObserving`, for sources that set them.
public enum ReactorObservingConfiguration {
  /// Whether a warning is printed for states that are read outside `ReactorObserving`; always false, as such reads are
  /// tracked as well.
  public static var isTrackingCheckEnabled: Bool {
    get { false }
    set {}
  }
}
