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
    func call(from values: ValueSource, using random: inout SeededRandom) -> ActionCall? {
      var call = ActionCall(name: Located(name))
      for (field, label) in zip(fields, labels) {
        guard let value = values.value(of: field.shape, using: &random) else { return nil }
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
  /// The values that the beginning names.
  let literals: [JSONValue]

  init(_ template: CaseTemplate) {
    literals = template.beginning.flatMap(\.kind.literals)
    actions = template.actions.map { Verb($0) }
    streams = template.streams
    mockedPorts = template.mockedPorts
    hasView = template.hasView
  }
}

extension Statement.Kind {
  /// The values that the statement names.
  fileprivate var literals: [JSONValue] {
    let values: [ScriptValue] =
      switch self {
      case .action(let call), .gesture(_, let call): call.arguments.map(\.value.value)
      case .expect(let expectation): expectation.literals
      case .rule(let rule): rule.expectations.flatMap(\.literals)
      case .answer(let answer): answer.literals
      case .emit(_, let value): [value.value]
      default: []
      }
    return values.map(\.json)
  }
}

extension Expectation {
  fileprivate var literals: [ScriptValue] {
    switch self {
    case .compare(_, _, let value), .contains(let value): [value.value]
    default: []
    }
  }
}

extension PortAnswer {
  fileprivate var literals: [ScriptValue] {
    var values: [ScriptValue] = []
    if case .reply(let value) = outcome { values.append(value.value) }
    if let condition { values.append(condition.value) }
    return values
  }
}
