// Compiled only for the toolchain and the system that it was tested with; everywhere else nothing is reported.
#if os(Linux) && compiler(>=6.3) && compiler(<6.4) && !PORTABLE
  import Synchronization

  /// Reports objects at the very moment at which their last reference goes away.
  ///
  /// A class without a runtime like Objective-C's has no place to attach an object to, and a weak reference sends no
  /// notification. The metadata of a class, however, names the function that destroys its instances. A watched class
  /// gets a function there that asks the listeners for what belongs to the object, calls the function that was there
  /// before, and then releases what the listeners returned.
  ///
  /// Instances that the optimizer keeps on the stack are destroyed directly: no other code ever knew of them.
  package enum DeathWatch {
    /// Returns what has to be released with an object that dies. It must not retain the object.
    package typealias Listener = (ObjectIdentifier) -> AnyObject?

    // `nonisolated(unsafe)` is sound: the lock guards both.
    nonisolated(unsafe) private static var listeners: [Listener] = []
    nonisolated(unsafe) private static var destroyers: [UnsafeRawPointer: UnsafeRawPointer] = [:]
    private static let lock = Mutex(())

    /// Adds a listener, which is kept for the life of the process.
    package static func add(_ listener: @escaping Listener) { lock.withLock { _ in listeners.append(listener) } }

    /// Whether deaths are reported.
    package static var isPossible: Bool { isReliable }

    /// The message to the user at the start; nil where this build does what it was made for.
    package static var warning: String? {
      if isReliable { return nil }
      return "this Swift runtime destroys objects in an unknown way: the streams of reactors that have gone stay longer"
    }

    /// Reports the instances of a class, but not those of its subclasses, from now on.
    package static func watch(_ type: AnyClass) {
      if isReliable, let observer { install(observer, in: type) }
    }

    /// Whether a class that is watched reports its instances: it does unless the layout of metadata is another one.
    private static let isReliable: Bool = {
      final class Probe {}
      guard let observer, MemoryLayout<AnyClass>.size == MemoryLayout<UnsafeRawPointer>.size else { return false }
      install(observer, in: Probe.self)
      let probe = Unmanaged.passRetained(Probe())
      let id = ObjectIdentifier(probe.takeUnretainedValue())
      lock.withLock { _ in expected = id }
      probe.release()
      return lock.withLock { _ in expected == nil }
    }()
    /// The probe that is about to be released.
    nonisolated(unsafe) private static var expected: ObjectIdentifier?

    private static func install(_ observer: UnsafeRawPointer, in type: AnyClass) {
      let metadata = unsafeBitCast(type, to: UnsafeMutableRawPointer.self)
      lock.withLock { _ in
        if destroyers[metadata] != nil { return }
        // The destroying function stands two words before the address of the metadata.
        let place = metadata - 2 * MemoryLayout<UnsafeRawPointer>.size
        destroyers[metadata] = place.load(as: UnsafeRawPointer.self)
        place.storeBytes(of: observer, as: UnsafeRawPointer.self)
      }
    }

    /// The function that destroys the instances of watched classes.
    ///
    /// Destroying functions receive the object where a closure receives its context, and the context of a closure that
    /// captures one object is that object. Nil if this compiler makes closures otherwise. `nonisolated(unsafe)` is
    /// sound: the constant is never written again.
    nonisolated(unsafe) private static let observer: UnsafeRawPointer? = {
      final class Captured {}
      let captured = Captured()
      let closure = Closure { [captured] in destroy(Unmanaged.passUnretained(captured).toOpaque()) }
      let parts = unsafeBitCast(closure, to: ClosureParts.self)
      return withExtendedLifetime(closure) {
        parts.context == UnsafeRawPointer(Unmanaged.passUnretained(captured).toOpaque()) ? parts.function : nil
      }
    }()

    /// Destroys an object whose last reference has gone.
    @inline(never)
    private static func destroy(_ object: UnsafeRawPointer) {
      let id = unsafeBitCast(object, to: ObjectIdentifier.self)
      let metadata = object.load(as: UnsafeRawPointer.self)
      var told: [Listener] = []
      var destroyer: UnsafeRawPointer?
      lock.withLock { _ in
        if expected == id { expected = nil }
        told = listeners
        destroyer = destroyers[metadata]
      }
      guard let destroyer else { preconditionFailure("only watched classes report") }
      var belongings = told.compactMap { $0(id) }
      // A closure that does not escape is a function and a context, and nobody counts the references to the context.
      let call = Call { body in body() }
      unsafeBitCast(call, to: CallByParts.self).call(destroyer, object)
      while !belongings.isEmpty { belongings.removeFirst() }
    }
  }

  // Structures, because a function that is passed as a generic value is wrapped into another one.

  private struct Closure {
    let call: () -> Void
    init(_ call: @escaping () -> Void) { self.call = call }
  }
  private struct ClosureParts {
    let function: UnsafeRawPointer
    let context: UnsafeRawPointer?
  }
  private struct Call {
    let call: (() -> Void) -> Void
    init(_ call: @escaping (() -> Void) -> Void) { self.call = call }
  }
  private struct CallByParts {
    let call: (_ function: UnsafeRawPointer, _ context: UnsafeRawPointer) -> Void
  }
#else
  /// Reports no deaths: on this system, no function is called when an object is deallocated.
  package enum DeathWatch {
    /// Returns what has to be released with an object that dies.
    package typealias Listener = (ObjectIdentifier) -> AnyObject?

    /// Whether deaths are reported.
    package static var isPossible: Bool { false }

    /// The message to the user at the start; nil, as this build was made without the metadata of classes.
    package static var warning: String? { nil }

    /// Adds a listener, which is never called here.
    package static func add(_ listener: @escaping Listener) {}

    /// Does nothing.
    package static func watch(_ type: AnyClass) {}
  }
#endif
