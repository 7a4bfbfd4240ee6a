extension AsyncSequence {
  /// Returns the elements as an observable; each subscription iterates anew, in a task of its own.
  ///
  ///     AsyncStream<Int> { ... }.asObservable().subscribe(onNext: { ... })
  ///
  /// The iterator is made on the subscribing thread; events come on the threads of the task. The end of the sequence or
  /// a `CancellationError` completes the observable; another thrown error fails it. Disposing cancels the task; nothing
  /// is sent afterwards.
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - detached: Whether the task ignores the priority and the task-local values of the subscribing code.
  public func asObservable(priority: TaskPriority? = nil, detached: Bool = false) -> Observable<Element> {
    Observable.create { observer in
      if let refusal = TaskRefusal.now() {
        observer.onError(refusal)
        return Disposables.create()
      }
      // Safe to send: the closure is called once, in the task, and owns its iterator. Only this closure calls the
      // observer, which guards its end and its disposal atomically.
      nonisolated(unsafe) let iterate = iteration(observer)
      let operation: @Sendable () async -> Void = { await iterate() }
      let task =
        detached
        ? Task.detached(priority: priority, operation: operation)
        : Task(priority: priority, operation: operation)
      return Disposables.create { task.cancel() }
    }
  }

  private func iteration(_ observer: AnyObserver<Element>) -> () async -> Void {
    let fresh = makeAsyncIterator()
    return {
      var iterator = fresh
      do {
        // `next()` is called at least once, so that the sequence can notice a cancellation. The check after it is for
        // sequences that ignore cancellation.
        while let element = try await iterator.next(), !Task.isCancelled { observer.onNext(element) }
        observer.onCompleted()
      } catch is CancellationError {
        observer.onCompleted()
      } catch {
        observer.onError(error)
      }
    }
  }
}
