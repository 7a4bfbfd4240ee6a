extension Reactive where Base: StorageOwner {
  /// Sends an element and completes when the object has gone away, also to observers that subscribe afterwards.
  ///
  ///     object  ----x          the last reference is gone
  ///     out     ----(()|)
  ///
  ///     messages.take(until: page.rx.deallocated).subscribe(...)
  ///
  /// The object's attachments, such as the streams of a reactor, are gone by then. The observable does not retain the
  /// object. The element comes on the thread that releases the last reference.
  public var deallocated: Observable<Void> { notices.ending.asObservable() }

  /// Sends an element and completes when the object goes away, before its attachments are released.
  ///
  /// The object cannot be used any more by then, because its own `deinit` runs first.
  public var deallocating: Observable<Void> { notices.beginning.asObservable() }

  private var notices: DeallocationNotices { base.storage.value(DeallocationNotices.self) { DeallocationNotices() } }
}

extension Reactive where Base: AnyObject {
  /// Unavailable: only a `StorageOwner` reports when it goes away.
  @available(
    *, unavailable,
    message: "only a StorageOwner reports when it goes away: add 'let storage = ObjectStorage()' to the object's class"
  )
  public var deallocated: Observable<Void> { .never() }

  /// Unavailable: only a `StorageOwner` reports when it goes away.
  @available(
    *, unavailable,
    message: "only a StorageOwner reports when it goes away: add 'let storage = ObjectStorage()' to the object's class"
  )
  public var deallocating: Observable<Void> { .never() }
}
