/// The side at which lines begin or end.
public enum NSTextAlignment: Int, Decodable, Sendable { case left, center, right, justified, natural }

/// Where a line ends that is too long.
public enum NSLineBreakMode: Int, Sendable {
  case byWordWrapping, byCharWrapping, byClipping, byTruncatingHead, byTruncatingTail, byTruncatingMiddle
}

/// The direction in which a text is written.
public enum NSWritingDirection: Int, Sendable { case natural = -1, leftToRight, rightToLeft }

/// The line below or through a text.
public struct NSUnderlineStyle: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: Int
  /// Creates a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One line.
  public static let single = Self(rawValue: 1)
  /// One thick line.
  public static let thick = Self(rawValue: 2)
  /// Two lines.
  public static let double = Self(rawValue: 9)
  /// A line of dots.
  public static let patternDot = Self(rawValue: 0x100)
  /// A line of dashes.
  public static let patternDash = Self(rawValue: 0x200)
  /// A line below words, and not below blanks.
  public static let byWord = Self(rawValue: 0x8000)
}

/// The size of texts that a user prefers.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// The name by which the platform knows it.
  public let rawValue: String
  /// Creates a size of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No size that is known.
  public static let unspecified = Self(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest size.
  public static let extraSmall = Self(rawValue: "UICTContentSizeCategoryXS")
  /// The second size.
  public static let small = Self(rawValue: "UICTContentSizeCategoryS")
  /// The third size.
  public static let medium = Self(rawValue: "UICTContentSizeCategoryM")
  /// The fourth size, which is that of a new device.
  public static let large = Self(rawValue: "UICTContentSizeCategoryL")
  /// The fifth size.
  public static let extraLarge = Self(rawValue: "UICTContentSizeCategoryXL")
  /// The sixth size.
  public static let extraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest size without the settings for accessibility.
  public static let extraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryXXXL")
  /// The smallest size for accessibility.
  public static let accessibilityMedium = Self(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second size for accessibility.
  public static let accessibilityLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third size for accessibility.
  public static let accessibilityExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth size for accessibility.
  public static let accessibilityExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest size of all.
  public static let accessibilityExtraExtraExtraLarge = Self(rawValue: "UICTContentSizeCategoryAccessibilityXXXL")
}

/// The kinds of data in a text that become links.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Telephone numbers.
  public static let phoneNumber = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 2)
  /// Postal addresses.
  public static let address = Self(rawValue: 4)
  /// Dates and times.
  public static let calendarEvent = Self(rawValue: 8)
  /// Everything that can be found.
  public static let all = Self(rawValue: .max)
}

/// The role of a control for users of a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt64
  /// Creates a set of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// Nothing special.
  public static let none: Self = []
  /// A button.
  public static let button = Self(rawValue: 1)
  /// A link.
  public static let link = Self(rawValue: 1 << 1)
  /// An image.
  public static let image = Self(rawValue: 1 << 2)
  /// Something that is selected.
  public static let selected = Self(rawValue: 1 << 3)
  /// A text that does not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Something that takes no gestures.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Something that changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// A field to search with.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Something with a value that can be raised and lowered.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// The heading of a part.
  public static let header = Self(rawValue: 1 << 16)
}
