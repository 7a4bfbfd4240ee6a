/// Content of a view that reads observed reactors.
///
/// Without a screen nothing draws it by itself: `body` makes the content, and whoever draws it tracks what is read meanwhile,
/// as `withObservationTracking` and the headless `Drawing` do.
public struct ReactorObserving<Content> {
  private let content: () -> Content

  /// Content that is made when it is drawn.
  public init(content: @escaping () -> Content) { self.content = content }

  /// The content, made anew.
  public var body: Content { content() }
}

/// The settings of `ReactorObserving`, for sources that set them.
public enum ReactorObservingConfiguration {
  /// Whether a warning tells of states that are read outside of `ReactorObserving`: never, as these are tracked as well.
  public static var isTrackingCheckEnabled: Bool {
    get { false }
    set {}
  }
}
