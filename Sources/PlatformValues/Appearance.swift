/// Whether an interface is light or dark.
public enum UIUserInterfaceStyle: Int, Decodable, Sendable { case unspecified, light, dark }

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified = -1, phone, pad, tv, carPlay, mac = 5, vision }

/// The amount of room in a direction.
public enum UIUserInterfaceSizeClass: Int, Decodable, Sendable { case unspecified, compact, regular }

/// The direction in which an interface is laid out.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }

/// Whether colors differ more than usual.
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }

/// Whether texts are bolder than usual.
public enum UILegibilityWeight: Int, Sendable { case unspecified = -1, regular, bold }

/// How an interface is turned.
public enum UIInterfaceOrientation: Int, Decodable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
}

/// The ways in which an interface may be turned.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright, with the button or the lower edge below.
  public static let portrait = Self(rawValue: 1 << 1)
  /// Upright, with the lower edge above.
  public static let portraitUpsideDown = Self(rawValue: 1 << 2)
  /// On its side, with the lower edge at the right.
  public static let landscapeRight = Self(rawValue: 1 << 3)
  /// On its side, with the lower edge at the left.
  public static let landscapeLeft = Self(rawValue: 1 << 4)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// Every way but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// Every way.
  public static let all: Self = [.allButUpsideDown, .portraitUpsideDown]
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Decodable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
}

/// The color of the texts in a status bar.
public enum UIStatusBarStyle: Int, Sendable { case `default`, lightContent, darkContent = 3 }

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable { case none, fade, slide }

/// The look of a bar.
public enum UIBarStyle: Int, Sendable { case `default`, black }

/// The place of a bar.
public enum UIBarPosition: Int, Sendable { case any, bottom, top, topAttached }

/// The part of a page that a page presented over it covers.
public enum UIModalPresentationStyle: Int, Sendable {
  case automatic = -2, none, fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen,
    overCurrentContext, popover
}

/// How a presented page comes and goes.
public enum UIModalTransitionStyle: Int, Sendable { case coverVertical, flipHorizontal, crossDissolve, partialCurl }

/// The sides to which a popover may point.
public struct UIPopoverArrowDirection: OptionSet, Sendable {
  /// The members as bits.
  public let rawValue: UInt
  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Up.
  public static let up = Self(rawValue: 1)
  /// Down.
  public static let down = Self(rawValue: 2)
  /// To the left.
  public static let left = Self(rawValue: 4)
  /// To the right.
  public static let right = Self(rawValue: 8)
  /// To any side.
  public static let any: Self = [.up, .down, .left, .right]
}
