/// An error reached a binding, which has nowhere to show it: a programmer's error, which traps in debug builds.
///
/// Elsewhere it is handed to `Hooks.defaultErrorHandler`, and the binding is over.
func bindingFailed(_ error: any Error, at place: String) {
  assertionFailure("Binding error to \(place): \(error)")
  Hooks.defaultErrorHandler([], error)
}
