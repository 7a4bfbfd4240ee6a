/// Something that can be given up: a subscription, a timer, a resource.
public protocol Disposable {
  /// Gives it up; the second call does nothing.
  func dispose()
}

/// A disposable that knows whether it was disposed.
public protocol Cancelable: Disposable {
  /// Whether `dispose()` was called.
  var isDisposed: Bool { get }
}

/// What attaching a sink gives: a disposable that is an object, which is cheaper to pass and to keep than one of any kind.
package protocol Attachment: AnyObject, Disposable {}

extension Disposable {
  /// The disposable, made of whatever it is, as an attachment.
  package var attachment: any Attachment { ForeignAttachment(self) }
}

/// A disposable of any kind in an object.
private final class ForeignAttachment: Attachment {
  private let disposable: any Disposable

  init(_ disposable: any Disposable) { self.disposable = disposable }

  func dispose() { disposable.dispose() }
}

/// The attachment to a source that has nothing to give up.
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
