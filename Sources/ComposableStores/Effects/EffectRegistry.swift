import Observables
import Synchronization

/// The shared data of the effects of one store: cancellation ids, windows of throttles, and the places in the state
/// that the effects need.
///
/// The registry belongs to the store, so that equal ids in two stores are independent (CA-29, CA-31).
///
/// `@unchecked Sendable`: everything is accessed with the lock held, and effects may be ended from any thread.
final class EffectRegistry: @unchecked Sendable {
  /// The registry of the store whose asynchronous effect runs in this task.
  @TaskLocal static var ofTask: EffectRegistry?

  private let lock = RecursiveLock()
  // Everything below is accessed with the lock held. No dictionary is iterated: its order would differ from run to run.
  @exclusivity(unchecked) private var cancellations: [CancelID: EffectsOfID] = [:]
  @exclusivity(unchecked) private var windows: [CancelID: ThrottleWindow] = [:]
  @exclusivity(unchecked) private var places = Bag<(place: StatePlace, leaving: PublishSubject<Void>)>()

  /// The number of places; checking it saves most stores the lock after each action.
  private let placeCount = Atomic<Int>(0)

  // Safe: the store clears the reference, with the lock held, before it is deallocated.
  @exclusivity(unchecked) private unowned(unsafe) var store: (any EffectHost)?
  /// The tasks of asynchronous effects.
  let tasks = TaskCount()

  /// The store; nil once it has been closed.
  var receiver: (any EffectHost)? {
    get { lock.withLock { store } }
    set { lock.withLock { store = newValue } }
  }

  /// Reports a warning to the store, or to the handler of all warnings if the store is gone.
  func warn(_ message: String) {
    guard let receiver else { return StoreWarning.report(message) }
    AmbientWorker.with(receiver) { StoreWarning.report(message) }
  }

  /// Removes all ids; the store itself disposes the effects.
  func forgetAll() {
    lock.withLock {
      store = nil
      cancellations = [:]
      windows = [:]
      _ = places.removeAll()
    }
  }
}

extension EffectRegistry {
  /// Returns the elements of a source until the id is cancelled, and then completes.
  func cancellable<Element>(
    _ id: CancelID, cancelInFlight: Bool, _ source: Observable<Element>
  ) -> Observable<Element> {
    .deferred { [self] in
      if cancelInFlight { cancel(id) }
      let cancelling = PublishSubject<Void>()
      let (effects, key) = insert(cancelling, of: id)
      return source.take(until: cancelling).do(onDispose: { [self] in remove(key, from: effects, of: id) })
    }
  }

  /// Ends the effects of an id, in the order in which they began.
  func cancel(_ id: CancelID) {
    let running = lock.withLock { cancellations.removeValue(forKey: id)?.running.elements }
    for effect in running ?? [] { effect.onNext(()) }
  }

  /// Ends the effects of an id and drops the value that a throttle holds back for it.
  func cancelAndForget(_ id: CancelID) {
    cancel(id)
    lock.withLock { windows[id]?.waiting = nil }
  }

  private func insert(_ cancelling: PublishSubject<Void>, of id: CancelID) -> (EffectsOfID, EffectsOfID.Key) {
    lock.withLock {
      let effects = cancellations[id] ?? EffectsOfID()
      cancellations[id] = effects
      return (effects, effects.running.insert(cancelling))
    }
  }

  private func remove(_ key: EffectsOfID.Key, from effects: EffectsOfID, of id: CancelID) {
    lock.withLock {
      effects.running.remove(key)
      // Other effects of the id may have begun since these were cancelled.
      if effects.running.isEmpty, cancellations[id] === effects { cancellations[id] = nil }
    }
  }
}

/// The running effects of an id, until they are cancelled together.
private final class EffectsOfID {
  typealias Key = Bag<PublishSubject<Void>>.Key

  @exclusivity(unchecked) var running = Bag<PublishSubject<Void>>()
}

/// The id of effects: a value together with its type, so that equal values of two types are two ids.
struct CancelID: Hashable {
  private let id: AnyHashable
  private let type: ObjectIdentifier

  init<ID: Hashable>(_ id: ID) {
    let value = AnyHashable(id)
    self.id = value
    type = ObjectIdentifier(Swift.type(of: value.base))
  }

  init(of type: Any.Type) {
    id = ObjectIdentifier(type)
    self.type = ObjectIdentifier(type)
  }
}

extension EffectRegistry {
  /// Calls `body` with the window of an id, which `body` may change.
  func withWindow<Result>(_ id: CancelID, _ body: (inout ThrottleWindow?) -> Result) -> Result {
    lock.withLock { body(&windows[id]) }
  }
}

/// The time at which a throttled effect last sent an action, and the value that waits for the end of the window.
struct ThrottleWindow {
  var start: RxTime
  var waiting: Any?
}

extension EffectRegistry {
  /// Whether any running effect needs a place.
  var hasPlaces: Bool { placeCount.load(ordering: .acquiring) > 0 }

  /// Returns the elements of a source until the place is removed from the state, and then completes.
  func untilLeft<Element>(_ place: StatePlace, _ source: Observable<Element>) -> Observable<Element> {
    .deferred { [self] in
      let leaving = PublishSubject<Void>()
      let key = lock.withLock { places.insert((place, leaving)) }
      placeCount.add(1, ordering: .acquiringAndReleasing)
      return source.take(until: leaving).do(onDispose: { [self] in
        placeCount.subtract(1, ordering: .acquiringAndReleasing)
        lock.withLock { _ = places.remove(key) }
      })
    }
  }

  /// Returns the subjects that end the effects whose place is not in the state, in the order in which the effects
  /// began.
  /// - Parameter state: The address of the store's state.
  func leavings(in state: UnsafeRawPointer) -> [PublishSubject<Void>] {
    lock.withLock { places.elements }.compactMap { $0.place.isThere(in: state) ? nil : $0.leaving }
  }
}
