import Observables

/// Something on a screen that is not there: it shows what it is told to show, and takes what a script does to it.
///
/// Subclasses name their properties as the platform's controls do, so that the code of a view reads the same here. One thread
/// uses a control.
open class Control: ReactiveCompatible {
  /// Hears of what the control shows.
  public final weak var watcher: (any ControlWatcher)?

  /// A control that nobody watches.
  public init() {}

  /// What the control shows now, by the names of its properties, the main one first; empty for a mere container.
  open var shownProperties: [(name: String, value: Any)] { [] }

  /// To be called by a subclass after each change of what it shows.
  public final func changed() { watcher?.controlChanged(self) }

  /// To be called by a subclass that shows something for a moment, such as an alert: it counts each time.
  public final func announce(_ value: Any) { watcher?.control(self, announced: value) }
}

/// Hears of what controls show.
public protocol ControlWatcher: AnyObject {
  /// Something that the control shows may have changed.
  func controlChanged(_ control: Control)
  /// The control showed something for a moment.
  func control(_ control: Control, announced value: Any)
}
