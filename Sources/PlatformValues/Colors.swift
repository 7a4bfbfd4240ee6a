/// A color, which is never drawn here. Colors with the same parts are equal.
public final class UIColor: Hashable, Sendable {
  /// The part of red, from 0 to 1.
  public let red: Double
  /// The part of green.
  public let green: Double
  /// The part of blue.
  public let blue: Double
  /// The opacity.
  public let alpha: Double

  /// Creates a color of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a gray.
  public convenience init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color of the app: black, unless the name is that of a constant.
  public convenience init?(named name: String) {
    let color = Self.known.first { $0.name.utf8.elementsEqual(name.utf8) }?.color ?? .black
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Returns whether all parts are equal.
  public static func == (left: UIColor, right: UIColor) -> Bool { left.parts == right.parts }

  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }

  private var parts: [Double] { [red, green, blue, alpha] }

  private static let known: [(name: String, color: UIColor)] = [
    ("black", .black), ("darkGray", .darkGray), ("gray", .gray), ("lightGray", .lightGray), ("white", .white),
    ("clear", .clear), ("red", .red), ("green", .green), ("blue", .blue), ("yellow", .yellow), ("orange", .orange),
    ("purple", .purple),
  ]
}

extension UIColor {
  /// Black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// A dark gray.
  public static let darkGray = UIColor(white: 0.333, alpha: 1)
  /// A gray.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// A light gray.
  public static let lightGray = UIColor(white: 0.667, alpha: 1)
  /// White.
  public static let white = UIColor(white: 1, alpha: 1)
  /// No color.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// Red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Yellow.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Orange.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Purple.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The color of texts.
  public static let label = black
  /// The color of less important texts.
  public static let secondaryLabel = gray
  /// The color behind everything.
  public static let systemBackground = white
  /// The gray of the system.
  public static let systemGray = gray
  /// The red of the system.
  public static let systemRed = red
  /// The green of the system.
  public static let systemGreen = green
  /// The blue of the system.
  public static let systemBlue = blue
  /// The orange of the system.
  public static let systemOrange = orange
  /// The yellow of the system.
  public static let systemYellow = yellow
}
