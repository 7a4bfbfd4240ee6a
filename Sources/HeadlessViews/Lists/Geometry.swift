/// A position, in points.
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, from left to right.
  public var x: Double
  /// The vertical coordinate, from top to bottom.
  public var y: Double

  /// Creates a position.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The top left corner.
  public static let zero = Point()
}

/// A size, in points.
public struct Size: Hashable, Sendable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// Creates a size.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = Size()
}

/// A rectangle, in points.
public struct Rect: Hashable, Sendable {
  /// The top left corner.
  public var origin: Point
  /// The size.
  public var size: Size

  /// Creates a rectangle.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// The extent from left to right.
  public var width: Double { size.width }
  /// The extent from top to bottom.
  public var height: Double { size.height }

  /// The empty rectangle at the top left corner.
  public static let zero = Rect()
}

/// The distances from the four edges, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the left.
  public var left: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the right.
  public var right: Double

  /// Creates insets.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance from any edge.
  public static let zero = EdgeInsets()
}
