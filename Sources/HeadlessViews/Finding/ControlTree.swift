import ExactStrings
import Observables
import Reactors

/// The controls of a view, by the names of the properties that hold them.
///
///     final class ChatView: View {
///       let title = Label()                 // title
///       let messageInput = MessageInput()   // messageInput, messageInput.sendButton, messageInput.textField
///       let buttons: [Button]               // buttons.0, buttons.1
///       let stack = NavigationStack()       // stack, stack.top, stack.top.label: of the page in sight
///     }
///
/// A page stands for its view. The controls of a page that another one presents stand below `presentedViewController`,
/// the controls in the bar of a page below `navigationItem`. The actions of a message are `actions.0` and so on.
///
/// Properties come in the order of their declaration, those of superclasses first. A control is followed by its own
/// controls. A control that several properties hold has the name of the first. Lazy properties are found once they are
/// initialised. The search enters controls, pages, views and other objects with `rx`, but no reactors, no
/// coordinators, and no plain objects except the view itself.
public struct ControlTree {
  /// The controls with their names. The name of the view itself is empty, if it is a control or a page.
  public private(set) var controls: [(path: [String], control: Control)] = []

  private var visited: Set<ObjectIdentifier> = []

  /// Finds the controls that a view holds now.
  public init(of view: AnyObject) { visit(view, at: []) }

  /// Returns the control with a name: `["messageInput", "sendButton"]`.
  public subscript(path: [String]) -> Control? { controls.first { $0.path == path }?.control }

  private mutating func visit(_ object: AnyObject, at path: [String]) {
    guard visited.insert(ObjectIdentifier(object)).inserted else { return }
    let control = object as? Control ?? (object as? ViewController)?.content
    if let control { controls.append((path, control)) }
    for (name, value) in StoredProperties(of: object) { visit(value: value, at: path + [name]) }
    for (name, part) in control?.parts ?? [] { visit(part, at: path + [name]) }
    for (name, value) in (object as? any ControlHolder)?.held ?? [] { visit(value: value, at: path + [name]) }
  }

  private mutating func visit(value: Any, at path: [String]) {
    if let object = ControlTree.view(value) {
      visit(object, at: path)
    } else if let controls = value as? [Control] {
      for (index, control) in controls.enumerated() { visit(control, at: path + ["\(index)"]) }
    }
  }

  /// Returns the object in a value or an optional, if the object may hold controls.
  private static func view(_ value: Any) -> AnyObject? {
    if let control = value as? Control { return control }
    if let holder = value as? any ControlHolder { return holder }
    if let view = value as? any View { return view }
    // The pages that a coordinator shows are no parts of the page that holds the coordinator.
    if value is any Reactor || value is any NavigationStackDelegate { return nil }
    guard let other = value as? any ReactiveCompatible, type(of: other) is AnyClass else { return nil }
    return other as AnyObject
  }
}

/// An object of this module that holds controls under names and is no control itself.
protocol ControlHolder: AnyObject {
  /// The controls and further holders, with their names.
  var held: [(name: String, value: Any)] { get }
}
