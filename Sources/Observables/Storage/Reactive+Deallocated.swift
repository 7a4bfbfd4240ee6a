extension Reactive where Base: StorageOwner {
  /// Sends an element and completes when the object has gone away; also to those who subscribe afterwards.
  ///
  ///     object  ----x          the last reference is gone
  ///     out     ----(()|)
  ///
  ///     messages.take(until: page.rx.deallocated).subscribe(...)
  ///
  /// Whatever was attached to the object, such as the streams of a reactor, is gone by then. Does not retain the object. The
  /// element comes on the thread that lets go of the last reference.
  public var deallocated: Observable<Void> { farewell.ending.asObservable() }

  /// Sends an element and completes when the object goes away, before what is attached to it is let go.
  ///
  /// The object cannot be reached any more by then: its own `deinit` comes first.
  public var deallocating: Observable<Void> { farewell.beginning.asObservable() }

  private var farewell: Farewell { base.storage.value(Farewell.self) { Farewell() } }
}

extension Reactive where Base: AnyObject {
  /// There for objects with a storage alone: nothing tells when another one goes away.
  @available(
    *, unavailable,
    message: "only a StorageOwner tells when it goes away: give the object 'let storage = Storage()'"
  )
  public var deallocated: Observable<Void> { .never() }

  /// There for objects with a storage alone: nothing tells when another one goes away.
  @available(
    *, unavailable,
    message: "only a StorageOwner tells when it goes away: give the object 'let storage = Storage()'"
  )
  public var deallocating: Observable<Void> { .never() }
}
