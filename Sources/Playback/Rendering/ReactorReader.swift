import JSONValues
import Reactors

/// Reads a reactor as its current state.
final class ReactorReader<R: Reactor>: TreeReader {
  private let state = TreeReader.reader(of: R.State.self)

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    MirrorTree.reactorTree(address.assumingMemoryBound(to: R.self).pointee, inside: &objects)
  }

  override var shape: StateShape { .reactor { [state] in state.shape } }
}
