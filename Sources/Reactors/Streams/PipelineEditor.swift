import Observables

/// Changes what becomes of the mutations of a reactor, for a host that tries what the reactor would do if it were
/// written differently.
///
/// The addresses are those of initialised mutations. They are valid only during the call.
package protocol PipelineEditor: AnyObject {
  /// Returns how often a mutation that is about to be reduced is reduced: once, unless it is changed.
  func repetitions(ofMutationAt address: UnsafeRawPointer) -> Int
  /// Returns whether a mutation of an effect waits until the same effect emits the next one.
  func holds(mutationAt address: UnsafeRawPointer) -> Bool
  /// Returns whether a mutation comes after the next one of the same effect. Asked about every two that follow each
  /// other.
  func swaps(mutationAt address: UnsafeRawPointer, withNextAt next: UnsafeRawPointer) -> Bool
}

extension PipelineEditor {
  /// Returns the mutations of an effect in the order that the editor decides.
  func edit<Mutation>(_ mutations: Observable<Mutation>) -> Observable<Mutation> {
    Observable.create { observer in
      let order = EditedOrder<Mutation>(self) { observer.onNext($0) }
      return mutations.subscribe(
        onNext: order.take,
        onError: { error in
          order.end()
          observer.onError(error)
        },
        onCompleted: {
          order.end()
          observer.onCompleted()
        })
    }
  }
}

/// The mutations of one effect on their way, one of which may wait for the next.
private final class EditedOrder<Mutation> {
  private let editor: any PipelineEditor
  private let send: (Mutation) -> Void
  private var last: Mutation?
  /// Whether the last mutation has not been sent.
  private var isWaiting = false

  init(_ editor: any PipelineEditor, _ send: @escaping (Mutation) -> Void) {
    self.editor = editor
    self.send = send
  }

  func take(_ mutation: Mutation) {
    let before = last
    let isHeld = isWaiting
    isWaiting = false
    if let before {
      let isSwapped = withUnsafePointer(to: before) { before in
        withUnsafePointer(to: mutation) { editor.swaps(mutationAt: before, withNextAt: $0) }
      }
      if isHeld, isSwapped {
        // The one that waited has had its neighbour.
        last = nil
        send(mutation)
        return send(before)
      }
      if isHeld { send(before) }
    }
    last = mutation
    isWaiting = withUnsafePointer(to: mutation) { editor.holds(mutationAt: $0) }
    if !isWaiting { send(mutation) }
  }

  func end() {
    if isWaiting, let last { send(last) }
    isWaiting = false
  }
}
