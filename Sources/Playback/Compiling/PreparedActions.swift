import ActionScripts
import ExactStrings

/// The actions that were prepared for one reactor or store and can be sent again: to decode the same words again would
/// give the same action.
struct PreparedActions {
  /// A long session repeats few different calls. Where calls differ, they are not worth keeping.
  private static let limit = 1_000
  /// To look through so few names is faster than to hash one.
  private static let recentLimit = 8

  private var entry: CatalogEntry?
  private var actions: [ActionCall: PreparedAction] = [:]
  /// The calls without arguments that were looked up last, in a ring.
  private var recent: [(name: String, action: PreparedAction)] = []
  private var nextRecent = 0

  /// Returns the action of a call; nil if none is kept for that reactor or store.
  mutating func action(of call: ActionCall, for entry: CatalogEntry) -> PreparedAction? {
    if self.entry !== entry { return nil }
    if !call.isBare { return actions[call] }
    for index in recent.indices where recent[index].name == call.name.value { return recent[index].action }
    guard let action = actions[call] else { return nil }
    remember(action, of: call.name.value)
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
  }

  private mutating func remember(_ action: PreparedAction, of name: String) {
    if recent.count < Self.recentLimit { return recent.append((name, action)) }
    recent[nextRecent] = (name, action)
    nextRecent = (nextRecent + 1) % Self.recentLimit
  }
}

extension ActionCall {
  /// Whether the call is nothing but a name.
  var isBare: Bool { arguments.isEmpty && !isCoded && times == 1 }
}
