import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// The moves that a reactor or store offers, as far as they are known before anything is played.
struct OfferedMoves {
  /// An action or a gesture: a name with payloads.
  struct Verb {
    let name: String
    private let fields: [ValueShape.Field]
    private let labels: [String?]
    /// The only values that are tried for the payloads; nil for payloads of any value.
    private let given: [[ScriptValue]?]

    /// - Parameter prefix: The path of the reactor that takes the action, with a dot behind it.
    init(_ shape: ActionShape, prefix: String = "", varying variations: Variations = Variations()) {
      name = prefix + shape.name
      fields = shape.fields
      labels = shape.payloads.map(\.label)
      given = fields.indices.map { variations.values(ofPayload: $0, of: shape.name) }
    }

    /// Returns a call with made-up values; nil where no value of a payload is known.
    func call(from values: ValueSource, using random: inout SeededRandom) -> ActionCall? {
      var call = ActionCall(name: Located(name))
      for (index, field) in fields.enumerated() {
        let value =
          given[index].map { random.element(of: $0) }
          ?? values.value(of: field.shape, using: &random).map { ScriptValue($0) }
        guard let value else { return nil }
        call.arguments.append(argument(value, label: labels[index]))
      }
      return call
    }

    private func argument(_ value: ScriptValue, label: String?) -> ActionCall.Argument {
      if let label { return ActionCall.Argument(label: Located(label), Located(value)) }
      return .sole(Located(value), isAlone: fields.count == 1)
    }
  }

  /// The actions, in the order of declaration.
  let actions: [Verb]
  /// The streams, with the shapes of their values.
  let streams: [(name: String, shape: ValueShape)]
  /// The ports that a mock backend answers.
  let mockedPorts: [String]
  /// The variations that the beginning allows.
  let variations: Variations
  /// Whether there is a view.
  let hasView: Bool
  /// The values that the beginning names.
  let literals: [JSONValue]

  /// - Parameter statements: The other statements at hand, whose values are tried, too.
  init(_ template: CaseTemplate, _ statements: [Statement] = []) {
    literals = (template.beginning + statements).flatMap(\.kind.literals)
    actions = template.actions.map { Verb($0, varying: template.variations) }
    streams = template.streams
    mockedPorts = template.mockedPorts
    variations = template.variations
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
      case .vary(_, let values): values.map(\.value)
      case .choices(let choices): choices.literals
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

extension PortChoices {
  fileprivate var literals: [ScriptValue] {
    choices.compactMap { choice in
      if case .reply(let value?) = choice { value.value } else { nil }
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
