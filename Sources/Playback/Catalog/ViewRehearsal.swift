/// A view that was made to find its controls.
struct ViewRehearsal {
  let driver: ViewDriver
  /// The stage that the reactor and the view asked.
  let stage: Stage
}
