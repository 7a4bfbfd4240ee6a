extension AsyncSequence {
  /// The elements as an observable; each subscription iterates anew, in a detached task of its own.
  ///
  ///     AsyncStream<Int> { ... }.asObservable().subscribe(onNext: { ... })
  ///
  /// Only the iterator is made on the subscribing thread: events come on the threads of the task. The end completes the
  /// observable, as a `CancellationError` does; another thrown error fails it. Disposing cancels the task; nothing is sent afterwards.
  /// - Parameter priority: The priority of the task.
  public func asObservable(priority: TaskPriority? = nil) -> Observable<Element> {
    Observable.create { observer in
      if let refusal = TaskRefusal.now() {
        observer.onError(refusal)
        return Disposables.create()
      }
      // Safe to send: it is called once, in the task. Its iterator was made for it, and the observer, to which nobody
      // else speaks, guards its end and its disposal atomically.
      nonisolated(unsafe) let iterate = iteration(observer)
      let task = Task.detached(priority: priority) { await iterate() }
      return Disposables.create { task.cancel() }
    }
  }

  private func iteration(_ observer: AnyObserver<Element>) -> () async -> Void {
    let fresh = makeAsyncIterator()
    return {
      var iterator = fresh
      do {
        // A sequence is asked at least once: only so it hears of a cancellation. It may know nothing of cancellation, though.
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
