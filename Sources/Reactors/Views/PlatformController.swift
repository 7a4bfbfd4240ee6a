#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// The view controllers of the platform, which are bound automatically after `viewDidLoad`.
  typealias PlatformController = UIViewController
#elseif os(macOS)
  import AppKit

  /// The view controllers of the platform, which are bound automatically after `viewDidLoad`.
  typealias PlatformController = NSViewController
#endif

#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  import ObjectiveC

  /// A variable whose address is the key of a controller's holder; never read or written, so any thread may use the
  /// address.
  nonisolated(unsafe) private var holderKey: UInt8 = 0

  extension PlatformController {
    /// The holder of the controller, an associated object that is released with it.
    nonisolated var reactorHolder: ReactorHolder? {
      objc_getAssociatedObject(self, &holderKey) as? ReactorHolder
    }

    /// The holder of the controller, created at first use. From the first holder on, controllers are bound when they
    /// load.
    nonisolated func madeReactorHolder() -> ReactorHolder {
      _ = PlatformController.bindsWhenLoaded
      if let reactorHolder { return reactorHolder }
      let holder = ReactorHolder()
      objc_setAssociatedObject(self, &holderKey, holder, .OBJC_ASSOCIATION_RETAIN)
      return holder
    }

    /// Exchanges `viewDidLoad`, once in a process.
    nonisolated private static let bindsWhenLoaded: Void = {
      let (original, binding) = (#selector(PlatformController.viewDidLoad), #selector(PlatformController.loadAndBind))
      guard let first = class_getInstanceMethod(PlatformController.self, original),
        let second = class_getInstanceMethod(PlatformController.self, binding)
      else { return }
      method_exchangeImplementations(first, second)
    }()

    /// Calls the original `viewDidLoad`, which has this name after the exchange, then binds.
    @objc(reel_loadAndBind) private dynamic func loadAndBind() {
      loadAndBind()
      (self as? any StoryboardView)?.performBinding()
    }
  }
#endif
