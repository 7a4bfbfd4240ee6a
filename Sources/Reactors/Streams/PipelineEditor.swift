import Observables

/// Changes the number and the order of the mutations of a reactor. A host that plays mutants uses it.
///
/// The addresses are those of initialised mutations. They are valid only during the call.
package protocol PipelineEditor: AnyObject {
  /// Returns the number of times that a mutation is reduced, which is 1 unless the editor changes it.
  func repetitions(ofMutationAt address: UnsafeRawPointer) -> Int
  /// Returns whether a mutation of an effect waits until the same effect emits the next one.
  func holds(mutationAt address: UnsafeRawPointer) -> Bool
  /// Returns whether a mutation comes after the next one of the same effect. Called for every two mutations that follow
  /// each other.
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
        // The mutation that waited comes after this one, and is not swapped again.
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
