/// Retains an object, and lends it to calls that need no reference of their own: to count references would cost more
/// than most of what a line does.
///
///     lendable.lent?._withUnsafeGuaranteedRef { $0.play() }
struct Lendable<Object: AnyObject> {
  /// The object; nil if there is none.
  var object: Object? { didSet { lent = object.map { .passUnretained($0) } } }
  /// The same object, which has to stay until the call that it is lent to returns.
  private(set) var lent: Unmanaged<Object>?
}
