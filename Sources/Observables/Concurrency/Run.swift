extension ObservableType {
  /// Returns a sequence whose elements an asynchronous closure sends, in a separate task for each subscription.
  ///
  ///     work  --send(a)---send(b)--return
  ///     out   --a---------b--------|
  ///
  ///     return .run { [api] send in
  ///       send(.setLoading(true))
  ///       let page = try await api.search(query)
  ///       send(.setRepos(page))
  ///     }
  ///
  /// Subscribing does not wait for the closure. The sequence completes when the closure returns and fails with an error
  /// that it throws. Disposing the subscription cancels the task; elements and errors that come afterwards, also
  /// `CancellationError`, are dropped. Elements come on the thread that sends them, one at a time, also those of a task
  /// group.
  ///
  /// The closure is `@Sendable`, because each subscription runs it anew and on no particular thread. It captures
  /// `Sendable` values and services, taken from a reactor by a capture list or a local constant. It may be isolated,
  /// `{ @MainActor send in ... }`. Elements need not be `Sendable`: the closure makes them, and is responsible for
  /// instances of a class that it goes on using.
  ///
  /// While a script plays, the task runs on the virtual clock. If the scheduler that stands in for real time cannot run
  /// tasks, the sequence fails with `UnservedTaskError` and no task is started.
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The closure that sends the elements.
  public static func run(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable (_ send: Send<Element>) async throws -> Void
  ) -> Observable<Element> {
    ClosureProducer { sink in
      let own = RunSink(sink)
      if let refusal = TaskRefusal.now() {
        own.attach(NoAttachment.shared)
        own.error(refusal)
        return own
      }
      let send = Send(sink: own)
      let task = Task(priority: priority) {
        do {
          try await work(send)
          send.sink.completed()
        } catch {
          send.sink.error(error)
        }
      }
      own.attach(Disposables.create { task.cancel() }.attachment)
      return own
    }
  }
}

/// Sends the elements of the closure of `run`: `send(element)`, from any task and any thread.
///
/// After the end or disposal, sending does nothing.
public struct Send<Element>: Sendable {
  // Safe to share: the sink lets events from all threads through one at a time, and guards its end and its disposal
  // atomically.
  fileprivate nonisolated(unsafe) let sink: RunSink<Element>

  /// Sends an element.
  public func callAsFunction(_ element: Element) { sink.next(element) }
}

/// Receives the events of a task and of the tasks that it started.
private final class RunSink<Element>: SerialPassingSink<Element> {
  override func next(_ element: Element) {
    if !isStopped { super.next(element) }
  }
}
