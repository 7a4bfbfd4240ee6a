import ExactStrings

/// An image, of which only the name is known here.
public final class Image: Sendable {
  /// The name in the app's own images or in those of the system; nil for an image without one.
  public let name: String?

  private init(_ name: String?) { self.name = name }

  /// Creates an image without a name.
  public convenience init() { self.init(nil) }
  /// Creates an image of the app.
  public convenience init?(named name: String) { self.init(name) }
  /// Creates an image of the system.
  public convenience init?(systemName name: String) { self.init(name) }
}

/// A control that shows an image, by its name.
open class ImageView: Control {
  /// The image.
  public final var image: Image? { didSet { if image?.name != oldValue?.name { changed() } } }

  /// Creates a control for an image.
  public init(image: Image? = nil) { self.image = image }

  open override var shownProperties: [(name: String, value: Any)] {
    [("image", image?.name as Any)] + commonProperties
  }
}
