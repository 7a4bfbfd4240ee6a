import Observables
import Reactors

/// A control without a screen: shows what the program sets, and accepts gestures of scripts.
///
///     final class CounterView: View {
///       let label = Label(), increaseButton = Button("+")
///       ...
///     }
///
/// Subclasses name their properties as the platform's controls do, so that the code of a view reads the same here. A
/// custom subclass that holds other controls is a container. A control is used by one thread.
open class Control: IdentityHashable, ReactiveCompatible, StorageOwner {
  /// The watcher of what the control shows.
  public final weak var watcher: (any ControlWatcher)?

  /// Whether the control responds to users; gestures are refused while it is false.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether the control is invisible; gestures are refused while it is true.
  public final var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// The opacity, which has no effect here.
  public final var alpha = 1.0

  /// The objects attached to the control, which are released with it; this also provides `rx.deallocated`.
  public private(set) final lazy var storage = ObjectStorage()

  /// The subviews, in the order in which they were added. Scripts know the properties of a view, and not these.
  public private(set) final var subviews: [Control] = []

  private var madeEvents: PublishSubject<Event>?

  /// Creates a control without a watcher.
  public init() {}

  deinit { madeEvents?.onCompleted() }

  /// The properties that the control shows now, with their names, the main one first; empty for a mere container.
  open var shownProperties: [(name: String, value: Any)] { [] }

  /// The properties that can be read but are not shown, such as the number of times a list was rendered.
  open var unseenProperties: [(name: String, value: Any)] { [] }

  /// The parts of the control with their names, such as the refresh control of a list; `ControlTree` finds them.
  open var parts: [(name: String, part: AnyObject)] { [] }

  /// Adds a control after the others; one that was added earlier moves to the end.
  public final func addSubview(_ view: Control) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// Ends editing in the control, in those that its properties hold and in those that were added to it.
  /// - Returns: Always true, because no control refuses to end editing.
  @discardableResult
  public final func endEditing(_ force: Bool) -> Bool {
    for (_, control) in ControlTree(of: owner).controls { (control as? TextInput)?.resignFirstResponder() }
    for view in subviews { view.endEditing(force) }
    return true
  }

  /// The object whose properties hold the controls inside of this one.
  var owner: AnyObject { self }

  /// Notifies the watcher; a subclass calls this after each change of what it shows.
  public final func changed() { watcher?.controlChanged(self) }

  /// Announces a value that is shown for a moment, such as an alert; a subclass calls this each time.
  public final func announce(_ value: Any) { watcher?.control(self, announced: value) }

  /// The events of users; completes when the control is deallocated.
  final var events: PublishSubject<Event> {
    if let madeEvents { return madeEvents }
    let events = PublishSubject<Event>()
    madeEvents = events
    return events
  }

  /// Whether somebody subscribes to the events of users.
  package final var hasSubscribers: Bool { madeEvents?.hasObservers ?? false }

  /// Sends an event to the subscribers, if any.
  final func send(_ event: Event) { madeEvents?.onNext(event) }

  /// The properties that every control shows after its own.
  final var commonProperties: [(name: String, value: Any)] { [("isEnabled", isEnabled), ("isHidden", isHidden)] }
}

/// Observes what controls show.
public protocol ControlWatcher: AnyObject {
  /// Called when something that the control shows may have changed.
  func controlChanged(_ control: Control)
  /// Called when the control showed something for a moment.
  func control(_ control: Control, announced value: Any)
}

extension ControlWatcher where Self: Control {
  /// Notifies the watcher that a part of the control has changed.
  public func controlChanged(_ control: Control) { changed() }

  /// Announces what a part of the control showed for a moment.
  public func control(_ control: Control, announced value: Any) { announce(value) }
}
