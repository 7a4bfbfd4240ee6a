import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// What can be done with a reactor or store, as far as it is known before anything is played.
struct Vocabulary {
  /// Something with a name that takes values: an action, a gesture.
  struct Verb {
    let name: String
    private let fields: [ValueShape.Field]
    private let labels: [String?]

    /// - Parameter prefix: The path of the reactor that takes the action, with a dot behind it.
    init(_ shape: ActionShape, prefix: String = "") {
      name = prefix + shape.name
      fields = shape.fields
      labels = shape.payloads.map(\.label)
    }

    /// Returns a call with values of its own making; nil where no value of a payload is known.
    func call(from state: JSONValue, using random: inout SeededRandom) -> ActionCall? {
      var call = ActionCall(name: Located(name))
      for (field, label) in zip(fields, labels) {
        guard let value = ValueSource.value(of: field.shape, from: state, using: &random) else { return nil }
        call.arguments.append(argument(value, label: label))
      }
      return call
    }

    private func argument(_ value: JSONValue, label: String?) -> ActionCall.Argument {
      let written = ScriptValue(value)
      if let label { return ActionCall.Argument(label: Located(label), Located(written)) }
      // A sole array is the list of arguments, and a sole object may hold labels.
      switch value {
      case .array, .object:
        return ActionCall.Argument(Located(fields.count == 1 ? .array([written]) : written))
      default: return ActionCall.Argument(Located(written))
      }
    }
  }

  /// The actions, in the order of declaration.
  let actions: [Verb]
  /// The streams, with what their values look like.
  let streams: [(name: String, shape: ValueShape)]
  /// The ports that a mock backend answers.
  let mockedPorts: [String]
  /// Whether there is a view.
  let hasView: Bool

  init(_ template: CaseTemplate) {
    actions = template.actions.map { Verb($0) }
    streams = template.streams
    mockedPorts = template.mockedPorts
    hasView = template.hasView
  }
}
