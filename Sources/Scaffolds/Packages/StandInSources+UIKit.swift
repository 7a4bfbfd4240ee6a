extension StandInSources {
  static let uiKit = """
    // The part of UIKit that reactors name. There is no screen: put in what else yours use.
    @_exported import FoundationExtras
    @_exported import PlatformValues

    open class UIResponder: NSObject {
      public static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
      public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
      public static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
      public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
      public static let keyboardWillChangeFrameNotification = Notification.Name("UIKeyboardWillChangeFrameNotification")
      public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
      public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
    }

    open class UIView: UIResponder {
      public enum ContentMode: Int, Sendable { case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center }

      public var tag = 0
      public var isHidden = false
      public var alpha: CGFloat = 1
      public var frame: CGRect

      public override convenience init() { self.init(frame: .zero) }
      public init(frame: CGRect) { self.frame = frame }
    }

    open class UIWindow: UIView {
      public var rootViewController: UIViewController?
      public var isKeyWindow: Bool { false }
      public func makeKeyAndVisible() {}
    }
    open class UIScrollView: UIView {}
    open class UITableViewCell: UIView {}
    open class UICollectionViewCell: UIView {}

    open class UITableView: UIScrollView {
      public enum Style: Int, Sendable { case plain, grouped, insetGrouped }
      public enum RowAnimation: Int, Sendable { case fade, right, left, top, bottom, none, middle, automatic }
      public enum ScrollPosition: Int, Sendable { case none, top, middle, bottom }
    }

    open class UICollectionView: UIScrollView {
      public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = ScrollPosition(rawValue: 1)
        public static let centeredVertically = ScrollPosition(rawValue: 2)
        public static let bottom = ScrollPosition(rawValue: 4)
        public static let left = ScrollPosition(rawValue: 8)
        public static let centeredHorizontally = ScrollPosition(rawValue: 16)
        public static let right = ScrollPosition(rawValue: 32)
      }
    }

    open class UIViewController: UIResponder {
      public var title: String?
      public private(set) var presentedViewController: UIViewController?

      public func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = other
        completion?()
      }

      public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
      }
    }

    open class UINavigationController: UIViewController {
      public var viewControllers: [UIViewController] = []

      public override init() {}
      public init(rootViewController: UIViewController) { viewControllers = [rootViewController] }

      public func pushViewController(_ other: UIViewController, animated: Bool) { viewControllers.append(other) }
      @discardableResult
      public func popViewController(animated: Bool) -> UIViewController? { viewControllers.popLast() }
    }

    open class UIAlertController: UIViewController {
      public enum Style: Int, Sendable { case actionSheet, alert }

      public let message: String?
      public let preferredStyle: Style
      public private(set) var actions: [UIAlertAction] = []

      public init(title: String?, message: String?, preferredStyle: Style) {
        self.message = message
        self.preferredStyle = preferredStyle
        super.init()
        self.title = title
      }

      public func addAction(_ action: UIAlertAction) { actions.append(action) }
    }

    open class UIAlertAction: NSObject {
      public enum Style: Int, Sendable { case `default`, cancel, destructive }

      public let title: String?
      public let style: Style

      public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
      }
    }

    public final class UIApplication: UIResponder, @unchecked Sendable {
      public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
      public struct LaunchOptionsKey: Hashable, Sendable {}
      public enum State: Int, Decodable, Sendable { case active, inactive, background }

      public static let shared = UIApplication()
      public static let openSettingsURLString = "app-settings:"

      public static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
      public static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
      public static let didEnterBackgroundNotification = Notification.Name(
        "UIApplicationDidEnterBackgroundNotification")
      public static let willEnterForegroundNotification = Notification.Name(
        "UIApplicationWillEnterForegroundNotification")
      public static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")
      public static let userDidTakeScreenshotNotification = Notification.Name(
        "UIApplicationUserDidTakeScreenshotNotification")

      public var applicationState = State.active
      public var keyWindow: UIWindow? { nil }
      public var windows: [UIWindow] { [] }
      public var connectedScenes: Set<UIScene> { [] }
      public var applicationIconBadgeNumber = 0
      public var isIdleTimerDisabled = false

      public func registerForRemoteNotifications() {}
      public func canOpenURL(_ url: URL) -> Bool { true }
      public func open(
        _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler done: ((Bool) -> Void)? = nil
      ) {
        done?(true)
      }
    }

    open class UIScene: UIResponder {
      public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }

      public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
      public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
      public static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")
      public static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")

      public var activationState: ActivationState { .foregroundActive }
    }

    open class UIWindowScene: UIScene {
      public var windows: [UIWindow] { [] }
      public var keyWindow: UIWindow? { nil }
    }

    public final class UIPasteboard: NSObject, @unchecked Sendable {
      public static let general = UIPasteboard()
      public var string: String?
    }

    public final class UIDevice: NSObject, @unchecked Sendable {
      public static let current = UIDevice()
      public let name = "Device"
      public let model = "Device"
      public let systemName = "System"
      public let systemVersion = "1.0"
      public let identifierForVendor: UUID? = nil
    }

    public final class UIScreen: NSObject, @unchecked Sendable {
      public static let main = UIScreen()
      public let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
      public let scale: CGFloat = 3
    }

    open class UIFeedbackGenerator: NSObject { public func prepare() {} }
    open class UISelectionFeedbackGenerator: UIFeedbackGenerator { public func selectionChanged() {} }

    open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
      public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
      public override init() {}
      public init(style: FeedbackStyle) {}
      public func impactOccurred() {}
    }

    open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
      public enum FeedbackType: Int, Sendable { case success, warning, error }
      public func notificationOccurred(_ type: FeedbackType) {}
    }

    open class UIImage: NSObject, @unchecked Sendable {
      public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

      private let name: String?
      private let data: Data?
      public var size: CGSize { .zero }
      public var scale: CGFloat { 1 }

      private init(name: String?, data: Data?) { (self.name, self.data) = (name, data) }
      public override convenience init() { self.init(name: nil, data: nil) }
      public convenience init?(named name: String) { self.init(name: name, data: nil) }
      public convenience init?(systemName name: String) { self.init(name: name, data: nil) }
      public convenience init?(data: Data) { self.init(name: nil, data: data) }
      public convenience init?(data: Data, scale: CGFloat) { self.init(name: nil, data: data) }

      public func pngData() -> Data? { data }
      public func jpegData(compressionQuality: CGFloat) -> Data? { data }
      public func withRenderingMode(_ mode: RenderingMode) -> UIImage { self }
      public func withTintColor(_ color: UIColor) -> UIImage { self }
    }

    public final class UIFont: NSObject, @unchecked Sendable {
      public struct Weight: Hashable, Sendable {
        private let value: Int
        public static let light = Weight(value: 3)
        public static let regular = Weight(value: 4)
        public static let medium = Weight(value: 5)
        public static let semibold = Weight(value: 6)
        public static let bold = Weight(value: 7)
      }

      public let pointSize: CGFloat

      private init(size: CGFloat) { pointSize = size }
      public init?(name: String, size: CGFloat) { pointSize = size }

      public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
      public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont(size: size) }
      public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
    }

    extension NSValue {
      public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
      public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
      public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
      public var cgRectValue: CGRect { rectValue }
      public var cgSizeValue: CGSize { sizeValue }
      public var cgPointValue: CGPoint { pointValue }
    }

    extension NSAttributedString.Key {
      public static let font = NSAttributedString.Key("NSFont")
      public static let foregroundColor = NSAttributedString.Key("NSColor")
      public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
      public static let underlineStyle = NSAttributedString.Key("NSUnderline")
      public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
      public static let kern = NSAttributedString.Key("NSKern")
    }

    public struct UIEdgeInsets: Equatable, Codable, Sendable {
      public var top, left, bottom, right: CGFloat

      public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
      }

      public static let zero = UIEdgeInsets()
    }

    """
}
