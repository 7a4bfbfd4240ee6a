/// The place where the reactive members of a type live: `label.rx.text` rather than `label.text`.
///
///     source.bind(to: label.rx.text)      // every settable property of a class is a binder
///
/// Extend it where `Base` is your type, to add members of your own.
@dynamicMemberLookup
public struct Reactive<Base> {
  /// What the members are about.
  public let base: Base

  /// The reactive members of a value.
  public init(_ base: Base) { self.base = base }

  /// A binder that sets a property, on the main scheduler.
  public subscript<Property>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Base, Property>
  ) -> Binder<Property> where Base: AnyObject {
    Binder(base) { base, value in base[keyPath: keyPath] = value }
  }
}

/// Gives a type the member `rx`: `extension Label: ReactiveCompatible {}`.
public protocol ReactiveCompatible {
  /// The type whose reactive members `rx` has.
  associatedtype ReactiveBase

  /// The reactive members of the type.
  static var rx: Reactive<ReactiveBase>.Type { get set }

  /// The reactive members of the value.
  var rx: Reactive<ReactiveBase> { get set }
}

extension ReactiveCompatible {
  /// The reactive members of the type; setting it does nothing but lets members be set.
  public static var rx: Reactive<Self>.Type {
    get { Reactive<Self>.self }
    set {}
  }

  /// The reactive members of the value; setting it does nothing but lets members be set.
  public var rx: Reactive<Self> {
    get { Reactive(self) }
    set {}
  }
}
