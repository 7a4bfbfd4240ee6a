import ActionScripts
import ExactStrings

/// The actions that were prepared for one reactor or store and can be sent again: to decode the same words again would
/// give the same action.
struct PreparedActions {
  /// A long session repeats few different calls. Where calls differ, they are not worth keeping.
  private static let limit = 1_000
  /// To look through so few calls is faster than to hash one.
  private static let recentLimit = 8

  private var entry: CatalogEntry?
  private var actions: [ActionCall: PreparedAction] = [:]
  /// The calls that were looked up last, in a ring.
  private var recent: [(call: ActionCall, action: PreparedAction)] = []
  private var nextRecent = 0

  /// Returns the action of a call; nil if none is kept for that reactor or store.
  mutating func action(of call: ActionCall, for entry: CatalogEntry) -> PreparedAction? {
    if self.entry !== entry { return nil }
    for index in recent.indices where recent[index].call == call { return recent[index].action }
    guard let action = actions[call] else { return nil }
    remember(action, of: call)
    return action
  }

  /// Keeps an action if it can be sent again.
  mutating func keep(_ action: PreparedAction, of call: ActionCall, for entry: CatalogEntry) {
    if self.entry !== entry {
      self = PreparedActions()
      self.entry = entry
    }
    guard action.isReusable, actions.count < Self.limit else { return }
    actions[call] = action
    remember(action, of: call)
  }

  private mutating func remember(_ action: PreparedAction, of call: ActionCall) {
    if recent.count < Self.recentLimit { return recent.append((call, action)) }
    recent[nextRecent] = (call, action)
    nextRecent = (nextRecent + 1) % Self.recentLimit
  }
}

extension ActionCall {
  /// Whether the call is nothing but a name.
  var isBare: Bool { arguments.isEmpty && !isCoded && times == 1 }
}
