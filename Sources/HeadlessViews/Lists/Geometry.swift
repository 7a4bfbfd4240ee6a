/// A place, in points.
public struct Point: Hashable, Sendable {
  /// To the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// A place.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The corner at the top left.
  public static let zero = Point()
}

/// An extent, in points.
public struct Size: Hashable, Sendable {
  /// From left to right.
  public var width: Double
  /// From top to bottom.
  public var height: Double

  /// An extent.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// No extent.
  public static let zero = Size()
}

/// A place and an extent, in points.
public struct Rect: Hashable, Sendable {
  /// Its corner at the top left.
  public var origin: Point
  /// Its extent.
  public var size: Size

  /// A place and an extent.
  public init(x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0) {
    origin = Point(x: x, y: y)
    size = Size(width: width, height: height)
  }

  /// From left to right.
  public var width: Double { size.width }
  /// From top to bottom.
  public var height: Double { size.height }

  /// Nothing, at the corner.
  public static let zero = Rect()
}

/// What is kept free at the four sides, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// At the top.
  public var top: Double
  /// At the left.
  public var left: Double
  /// At the bottom.
  public var bottom: Double
  /// At the right.
  public var right: Double

  /// What is kept free.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Nothing is kept free.
  public static let zero = EdgeInsets()
}
