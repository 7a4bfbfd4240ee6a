/// An object that can be disposed, such as a subscription, a timer or a resource.
public protocol Disposable {
  /// Ends the subscription or releases the resource; a second call does nothing.
  func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}

/// The disposable that attaching a sink returns.
///
/// An attachment is an object, which is cheaper to pass and to store than a disposable of any type.
package protocol Attachment: AnyObject, Disposable {}

extension Disposable {
  /// The disposable as an attachment.
  package var attachment: any Attachment { ForeignAttachment(self) }
}

/// An attachment that wraps a disposable of any type.
private final class ForeignAttachment: Attachment {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func dispose() { disposable.dispose() }
}

/// The attachment to a source that has nothing to dispose.
package final class NoAttachment: Attachment, Sendable {
  package static let shared = NoAttachment()

  private init() {}

  package func dispose() {}
}

/// The common superclass of disposables that are classes.
public class DisposeBase {
  private let trace = ResourceTrace(.disposable)

  init() {}
}
