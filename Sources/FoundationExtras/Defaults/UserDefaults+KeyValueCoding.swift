public import Foundation

/// Members of key-value coding, which every object has on Apple's platforms.
extension UserDefaults {
  /// Returns the value of a key; nil if there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key and reports the change; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) {
    set(value, forKey: key)
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }
}
