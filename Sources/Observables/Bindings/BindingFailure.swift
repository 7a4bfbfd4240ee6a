/// Reports an error that reached a binding, which is a programming error.
///
/// Traps in debug builds. In release builds the error is passed to `Hooks.defaultErrorHandler`, and the binding is
/// over.
func bindingFailed(_ error: any Error, at place: String) {
  #if DEBUG
    fatalError("Binding error to \(place): \(error)")
  #else
    Hooks.defaultErrorHandler([], error)
  #endif
}

/// Reports an error that reached a binding, which goes on with a sequence.
func bindingFailed<Sequence>(_ error: any Error, at place: String, then sequence: Sequence) -> Sequence {
  bindingFailed(error, at: place)
  return sequence
}
