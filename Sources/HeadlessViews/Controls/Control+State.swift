extension Control {
  /// The state of a control, which selects the title of a button.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt

    /// Creates a state from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither disabled nor selected.
    public static let normal: State = []
    /// Under a finger; no control stays in this state here.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Ignoring users.
    public static let disabled = State(rawValue: 1 << 1)
    /// Selected, such as the follow button of a followed user.
    public static let selected = State(rawValue: 1 << 2)
  }
}
