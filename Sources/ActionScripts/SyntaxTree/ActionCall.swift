import ExactStrings

/// An action with its untyped arguments; or a gesture, which is written in the same way.
public struct ActionCall: Hashable, Sendable {
  /// The name, which may be dotted: `row.set`.
  public var name: Located<String>
  /// The arguments in order. A JSON payload (`follow {"_0":1}`) is one unlabelled argument.
  public var arguments: [Argument]
  /// Whether the action is written in its own coding, `{"follow":{"_0":42}}`, in which scalars have their JSON types.
  /// Its payload is then its only argument.
  public var isCoded: Bool
  /// `xN`: the number of times that the action is sent.
  public var times: ScriptCount

  /// The note about an `xN` behind anything but an action.
  package static let repetitionNote = "xN repeats actions only: write the line again"

  /// Whether the last argument is a text such as `x2`, which behind a gesture is no number of times.
  package var endsLikeRepetition: Bool {
    if case .string(let text)? = arguments.last?.value.value { WordForm.isCount(text) } else { false }
  }

  /// Creates a call of an action.
  public init(
    name: Located<String>, arguments: [Argument] = [], isCoded: Bool = false, times: ScriptCount = ScriptCount(1)
  ) {
    self.name = name
    self.arguments = arguments
    self.isCoded = isCoded
    self.times = times
  }

  /// One argument.
  public struct Argument: Hashable, Sendable {
    /// The label of `label=value`.
    public var label: Located<String>?
    /// The value.
    public var value: Located<ScriptValue>

    /// Creates an argument with or without a label.
    public init(label: Located<String>? = nil, _ value: Located<ScriptValue>) {
      self.label = label
      self.value = value
    }
  }
}
