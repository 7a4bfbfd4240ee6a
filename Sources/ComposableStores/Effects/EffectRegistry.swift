import Observables
import Synchronization

/// What the effects of one store share: ids by which they are cancelled, windows of throttles, and the places in the state
/// that they need.
///
/// It belongs to the store, so that equal ids in two stores have nothing to do with each other (CA-29, CA-31).
final class EffectRegistry {
  private let lock = RecursiveLock()
  // Everything below is touched with the lock held. No dictionary is iterated over: its order would differ from run to run.
  @exclusivity(unchecked) private var cancellations: [CancelID: EffectsOfID] = [:]
  @exclusivity(unchecked) private var windows: [CancelID: ThrottleWindow] = [:]
  @exclusivity(unchecked) private var places = Bag<(place: StatePlace, leaving: PublishSubject<Void>)>()

  /// One look at it saves most stores the lock after each action.
  private let placeCount = Atomic<Int>(0)

  // Unsafe is safe: the store lets go of it, with the lock held, before it goes.
  @exclusivity(unchecked) private unowned(unsafe) var store: (any WarningReceiver)?
  /// The tasks of asynchronous effects.
  let tasks = TaskCount()

  /// The store; nil once that is gone.
  var receiver: (any WarningReceiver)? {
    get { lock.withLock { store } }
    set { lock.withLock { store = newValue } }
  }

  /// Tells a warning to the store, or to everybody if that is gone.
  func warn(_ message: String) {
    guard let receiver else { return StoreWarning.report(message) }
    AmbientWorker.with(receiver) { StoreWarning.report(message) }
  }

  /// Forgets all ids; the effects themselves are disposed by the store.
  func forgetAll() {
    lock.withLock {
      store = nil
      cancellations = [:]
      windows = [:]
      _ = places.removeAll()
    }
  }
}

// MARK: Cancelling

extension EffectRegistry {
  /// The elements of a source until its id is cancelled; then it completes.
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

  /// Ends the effects of an id together with what a throttle holds back under it.
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
      // Others of the id may have begun since these were cancelled.
      if effects.running.isEmpty, cancellations[id] === effects { cancellations[id] = nil }
    }
  }
}

/// The effects of an id that run, until they are cancelled together.
private final class EffectsOfID {
  typealias Key = Bag<PublishSubject<Void>>.Key

  @exclusivity(unchecked) var running = Bag<PublishSubject<Void>>()
}

/// Names effects: a value together with its type, so that equal values of two types are two ids.
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

// MARK: Throttling

extension EffectRegistry {
  /// Lets `body` look at the window of an id and change it.
  func withWindow<Result>(_ id: CancelID, _ body: (inout ThrottleWindow?) -> Result) -> Result {
    lock.withLock { body(&windows[id]) }
  }
}

/// When a throttled effect sent last, and what waits for the end of the window.
struct ThrottleWindow {
  var start: RxTime
  var waiting: Any?
}

// MARK: Places

extension EffectRegistry {
  /// Whether an effect needs a place.
  var hasPlaces: Bool { placeCount.load(ordering: .acquiring) > 0 }

  /// The elements of a source until the place is not there any more; then it completes.
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

  /// What ends the effects whose place is not in the state, in the order in which they began.
  /// - Parameter state: The address of the store's state.
  func leavings(in state: UnsafeRawPointer) -> [PublishSubject<Void>] {
    lock.withLock { places.elements }.compactMap { $0.place.isThere(in: state) ? nil : $0.leaving }
  }
}
