/// A class whose objects are equal only to themselves: `final class CellReactor: Reactor, IdentityEquatable`.
public protocol IdentityEquatable: AnyObject, Equatable {}

extension IdentityEquatable {
  /// Whether both are the same object.
  public static func == (left: Self, right: Self) -> Bool { left === right }
}
