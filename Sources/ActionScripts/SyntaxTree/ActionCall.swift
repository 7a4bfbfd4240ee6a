import ExactStrings

/// An action with its untyped arguments; or a gesture, which is written in the same way.
package struct ActionCall: Hashable, Sendable {
  /// The name, which may be dotted: `row.set`.
  package var name: Located<String>
  /// The arguments in order. A JSON payload (`follow {"_0":1}`) is one unlabelled argument.
  package var arguments: [Argument]
  /// Whether the action is written in its own coding, `{"follow":{"_0":42}}`, in which scalars have their JSON types.
  /// Its payload is then its only argument.
  package var isCoded: Bool
  /// `xN`: the number of times that the action is sent.
  package var times: ScriptCount

  /// The note about an `xN` behind anything but an action.
  package static let repetitionNote = "xN repeats actions only: write the line again"

  /// Whether the last argument is a text such as `x2`, which behind a gesture is no number of times.
  package var endsLikeRepetition: Bool {
    if case .string(let text)? = arguments.last?.value.value { WordForm.isCount(text) } else { false }
  }

  /// Creates a call of an action.
  package init(
    name: Located<String>, arguments: [Argument] = [], isCoded: Bool = false, times: ScriptCount = ScriptCount(1)
  ) {
    self.name = name
    self.arguments = arguments
    self.isCoded = isCoded
    self.times = times
  }

  /// One argument.
  package struct Argument: Hashable, Sendable {
    /// The label of `label=value`.
    package var label: Located<String>?
    /// The value.
    package var value: Located<ScriptValue>

    /// Creates an argument with or without a label.
    package init(label: Located<String>? = nil, _ value: Located<ScriptValue>) {
      self.label = label
      self.value = value
    }
  }
}
