import ActionScripts
import ExactStrings

/// The actions that were prepared for one reactor or store and can be sent again, since decoding the same words again
/// would give the same action.
struct PreparedActions {
  /// A long session repeats few different calls. Where calls differ, they are not worth keeping.
  private static let limit = 1_000

  private var entry: CatalogEntry?
  private var actions: [ActionCall: PreparedAction] = [:]

  /// Returns the action of a call; nil if none is kept for that reactor or store.
  func action(of call: ActionCall, for entry: CatalogEntry) -> PreparedAction? {
    self.entry === entry ? actions[call] : nil
  }

  /// Keeps an action if it can be sent again.
  mutating func keep(_ action: PreparedAction, of call: ActionCall, for entry: CatalogEntry) {
    if self.entry !== entry {
      self = PreparedActions()
      self.entry = entry
    }
    guard action.isReusable, actions.count < Self.limit else { return }
    actions[call] = action
  }
}
