/// The namespace of the reactive members of a type: `label.rx.text` rather than `label.text`.
///
///     source.bind(to: label.rx.text)      // every settable property of a class is a binder
///
/// To add members of your own, extend `Reactive` where `Base` is your type.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// The value whose reactive members these are.
  public let base: Base

  /// Creates the reactive members of a value.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets a property, on the main scheduler.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// A type with the member `rx`: `extension Label: ReactiveCompatible {}`.
public protocol ReactiveCompatible {
  /// The type whose reactive members `rx` returns.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type. The setter does nothing; it only allows setting members.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value. The setter does nothing; it only allows setting members.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
