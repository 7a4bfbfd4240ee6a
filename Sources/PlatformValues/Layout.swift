/// The sides of a rectangle.
public struct UIRectEdge: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top side.
  public static let top = Self(rawValue: 1)
  /// The left side.
  public static let left = Self(rawValue: 2)
  /// The bottom side.
  public static let bottom = Self(rawValue: 4)
  /// The right side.
  public static let right = Self(rawValue: 8)
  /// All four sides.
  public static let all: Self = [.top, .left, .bottom, .right]
}

/// The sides of a rectangle, by the direction in which one reads.
public struct NSDirectionalRectEdge: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top side.
  public static let top = Self(rawValue: 1)
  /// The side at which lines begin.
  public static let leading = Self(rawValue: 2)
  /// The bottom side.
  public static let bottom = Self(rawValue: 4)
  /// The side at which lines end.
  public static let trailing = Self(rawValue: 8)
  /// All four sides.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// The corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let topLeft = Self(rawValue: 1)
  /// The top right corner.
  public static let topRight = Self(rawValue: 2)
  /// The bottom left corner.
  public static let bottomLeft = Self(rawValue: 4)
  /// The bottom right corner.
  public static let bottomRight = Self(rawValue: 8)
  /// All four corners.
  public static let allCorners = Self(rawValue: .max)
}

/// The priority of a layout rule relative to other rules.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// The number: at 1000 the rule has to hold.
  public let rawValue: Float
  /// Creates a priority of a number.
  public init(rawValue: Float) { self.rawValue = rawValue }
  /// Creates a priority of a number.
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  /// The priority of a rule that has to hold.
  public static let required = Self(1000)
  /// The priority with which a button resists being smaller than its content.
  public static let defaultHigh = Self(750)
  /// The priority with which a button stays as small as its content.
  public static let defaultLow = Self(250)
  /// The priority of the target size where a view is asked for the size that fits.
  public static let fittingSizeLevel = Self(50)
}

/// The rules of a layout, of which only the directions exist here.
public enum NSLayoutConstraint {
  /// A direction of a layout.
  public enum Axis: Int, Sendable { case horizontal, vertical }
}
