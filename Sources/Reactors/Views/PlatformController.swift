#if os(iOS) || os(tvOS) || os(visionOS)
  import UIKit

  /// The view controllers of the platform, which are bound by themselves behind `viewDidLoad`.
  typealias PlatformController = UIViewController
#elseif os(macOS)
  import AppKit

  /// The view controllers of the platform, which are bound by themselves behind `viewDidLoad`.
  typealias PlatformController = NSViewController
#endif

#if os(iOS) || os(tvOS) || os(visionOS) || os(macOS)
  import ObjectiveC

  /// Its address is the key of what a controller carries; it is never read or written, so any thread may name it.
  nonisolated(unsafe) private var holderKey: UInt8 = 0

  extension PlatformController {
    /// What the controller carries, as an associated object, which dies with it.
    nonisolated var reactorHolder: ReactorHolder? {
      objc_getAssociatedObject(self, &holderKey) as? ReactorHolder
    }

    /// What the controller carries, made at first use; from the first one on, controllers are bound when they load.
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

    /// Does what `viewDidLoad` did, which now goes by this name, then binds.
    @objc(reel_loadAndBind) private dynamic func loadAndBind() {
      loadAndBind()
      (self as? any StoryboardView)?.performBinding()
    }
  }
#endif
