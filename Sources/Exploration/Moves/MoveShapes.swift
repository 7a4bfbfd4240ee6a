import ActionScripts
import ExactStrings
import JSONValues
import Playback

/// The known shapes of the values in moves. Shrinking reads from them which values are simpler, and which values are
/// invalid.
package struct MoveShapes {
  /// The payloads of an action.
  private struct Action {
    let name: String
    let labels: [String?]
    let fields: [ValueShape.Field]
  }

  /// The actions, in the order of declaration.
  private let actions: [Action]
  private let places: [ExactString: Int]
  private var streams: [ExactString: ValueShape] = [:]
  private var replies: [ExactString: ValueShape] = [:]

  /// Creates an empty collection of shapes.
  package init() {
    actions = []
    places = [:]
  }

  /// Creates the shapes of the actions and streams of the reactor that a template plays.
  package init(_ template: CaseTemplate) {
    actions = template.actions.map { Action(name: $0.name, labels: $0.payloads.map(\.label), fields: $0.fields) }
    places = Dictionary(
      actions.enumerated().map { (ExactString($1.name), $0) }, uniquingKeysWith: { first, _ in first })
    for stream in template.streams { streams[ExactString(stream.name)] = stream.shape }
  }

  /// Forgets the shapes of replies.
  mutating func forgetReplies() { replies = [:] }

  /// Learns the shape of the replies to a call.
  mutating func learn(_ call: LiveCase.Call) {
    let port = ExactString(call.port)
    if replies[port] == nil, let type = call.replyType { replies[port] = ValueShape(of: type) }
  }

  /// Returns the shape of a payload of an action; nil where it is not known.
  func payload(_ index: Int, of action: String) -> ValueShape? {
    guard let place = places[ExactString(action)], actions[place].fields.indices.contains(index) else { return nil }
    return actions[place].fields[index].shape
  }

  /// Returns the shape of the values of a stream; nil where it is not known.
  func value(of stream: String) -> ValueShape? { streams[ExactString(stream)] }

  /// Returns the shape of the replies of a port; nil where it is not known.
  func reply(of port: String) -> ValueShape? { replies[ExactString(port)] }

  /// The actions that are declared before another one and take the same payloads.
  func actions(before call: ActionCall) -> [ActionCall] {
    guard let place = places[ExactString(call.name.value)] else { return [] }
    return actions[..<place].filter { $0.labels.elementsEqual(actions[place].labels) { $0 == $1 } }.map { earlier in
      var call = call
      call.name = Located(earlier.name)
      return call
    }
  }

  /// The call that sends an action, given its coding: `{"move":{"_0":1,"to":2}}`; nil where no action has its name.
  func call(of coding: JSONValue) -> ActionCall? {
    if case .string(let name) = coding { return places[ExactString(name)].map { _ in ActionCall(name: Located(name)) } }
    guard case .object(let members) = coding, members.count == 1 else { return nil }
    var (name, payload) = (members[0].key, members[0].value)
    while places[ExactString(name)] == nil {
      // The only payload is the action of a child.
      guard case .object(let outer) = payload, outer.count == 1, case .object(let inner) = outer[0].value,
        inner.count == 1
      else { return nil }
      name += "." + inner[0].key
      payload = inner[0].value
    }
    guard let place = places[ExactString(name)], case .object(let values) = payload,
      values.count == actions[place].fields.count
    else { return nil }
    var call = ActionCall(name: Located(name))
    for (value, label) in zip(values, actions[place].labels) {
      let written = Located(ScriptValue(value.value))
      call.arguments.append(
        label.map { ActionCall.Argument(label: Located($0), written) } ?? .sole(written, isAlone: values.count == 1))
    }
    return call
  }
}
