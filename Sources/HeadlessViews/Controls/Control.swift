import Observables
import Reactors

/// Something on a screen that is not there: it shows what it is told to show, and takes what a script does to it.
///
///     final class CounterView: View {
///       let label = Label(), increaseButton = Button("+")
///       ...
///     }
///
/// Subclasses name their properties as the platform's controls do, so that the code of a view reads the same here. A class
/// of one's own that holds others is a container. One thread uses a control.
open class Control: IdentityHashable, ReactiveCompatible, StorageOwner {
  /// Hears of what the control shows.
  public final weak var watcher: (any ControlWatcher)?

  /// Whether it listens to users: gestures are refused while it does not.
  public final var isEnabled = true { didSet { if isEnabled != oldValue { changed() } } }
  /// Whether it is out of sight: gestures are refused while it is.
  public final var isHidden = false { didSet { if isHidden != oldValue { changed() } } }

  /// What is attached to the control dies with it, and `rx.deallocated` tells.
  public private(set) final lazy var storage = Storage()

  /// What was added to it, in this order; scripts know the properties of a view, and not these.
  public private(set) final var subviews: [Control] = []

  private var madeEvents: PublishSubject<Event>?

  /// A control that nobody watches.
  public init() {}

  deinit { madeEvents?.onCompleted() }

  /// What the control shows now, by the names of its properties, the main one first; empty for a mere container.
  open var shownProperties: [(name: String, value: Any)] { [] }

  /// What can be asked of the control but is not seen on it, such as how often a list was rendered.
  open var unseenProperties: [(name: String, value: Any)] { [] }

  /// Controls and pages that it holds by itself, by name, such as the refresh control of a list; `ControlTree` finds them.
  open var parts: [(name: String, part: AnyObject)] { [] }

  /// Adds a control behind those that were added before; one that is there already moves to the end.
  public final func addSubview(_ view: Control) {
    subviews.removeAll { $0 === view }
    subviews.append(view)
  }

  /// To be called by a subclass after each change of what it shows.
  public final func changed() { watcher?.controlChanged(self) }

  /// To be called by a subclass that shows something for a moment, such as an alert: it counts each time.
  public final func announce(_ value: Any) { watcher?.control(self, announced: value) }

  /// What users do to it; it completes with the control.
  final var events: PublishSubject<Event> {
    if let madeEvents { return madeEvents }
    let events = PublishSubject<Event>()
    madeEvents = events
    return events
  }

  /// Tells those who listen, if any.
  final func send(_ event: Event) { madeEvents?.onNext(event) }

  /// What every control shows in the end.
  final var commonProperties: [(name: String, value: Any)] { [("isEnabled", isEnabled), ("isHidden", isHidden)] }
}

/// Hears of what controls show.
public protocol ControlWatcher: AnyObject {
  /// Something that the control shows may have changed.
  func controlChanged(_ control: Control)
  /// The control showed something for a moment.
  func control(_ control: Control, announced value: Any)
}
