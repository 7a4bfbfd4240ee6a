public import Foundation

/// The spelling of key-value coding, which every object has on systems of Apple.
extension UserDefaults {
  /// The value of a key; nil where there is none.
  public func value(forKey key: String) -> Any? { object(forKey: key) }

  /// Sets the value of a key; nil removes it.
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}
