import ExactStrings
import Observables
import Reactors

/// The controls of a view, by the names of the properties that hold them.
///
///     final class ChatView: View {
///       let title = Label()                 // title
///       let messageInput = MessageInput()   // messageInput, messageInput.sendButton, messageInput.textField
///       let buttons: [Button]               // buttons.0, buttons.1
///       let stack = NavigationStack()       // stack, stack.top.label: of the page in sight
///     }
///
/// Properties come in the order in which they are declared, those of superclasses first, and what a control holds
/// follows it. A control that several properties hold is called by the first. Lazy properties are found once they are
/// made. Looked into are controls, pages, views and whatever else has `rx`, but no reactors and no plain objects
/// besides the view itself.
public struct ControlTree {
  /// The controls with their names; the name of the view itself, if it is a control, is empty.
  public private(set) var controls: [(path: [String], control: Control)] = []

  private var visited: Set<ObjectIdentifier> = []

  /// The controls that a view holds now.
  public init(of view: AnyObject) { visit(view, at: []) }

  /// The control of a name: `["messageInput", "sendButton"]`.
  public subscript(path: [String]) -> Control? { controls.first { $0.path == path }?.control }

  private mutating func visit(_ object: AnyObject, at path: [String]) {
    guard visited.insert(ObjectIdentifier(object)).inserted else { return }
    let control = object as? Control
    if let control { controls.append((path, control)) }
    for (name, value) in StoredProperties(of: object) { visit(value: value, at: path + [name]) }
    for (name, part) in control?.parts ?? [] { visit(part, at: path + [name]) }
  }

  private mutating func visit(value: Any, at path: [String]) {
    if let object = ControlTree.view(value) {
      visit(object, at: path)
    } else if let controls = value as? [Control] {
      for (index, control) in controls.enumerated() { visit(control, at: path + ["\(index)"]) }
    }
  }

  /// A value, or what an optional holds, if controls are to be expected in it.
  private static func view(_ value: Any) -> AnyObject? {
    if let control = value as? Control { return control }
    if let view = value as? any View { return view }
    guard let other = value as? any ReactiveCompatible, type(of: other) is AnyClass else { return nil }
    return other is any Reactor ? nil : other as AnyObject
  }
}
