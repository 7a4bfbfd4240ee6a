import Observables

extension Control {
  /// A set of events that users cause in a control.
  public struct Event: OptionSet, Sendable {
    /// The bits of the events.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The value changed: a switch was flipped, a list was pulled.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control was performed, whichever that is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of text editing.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    /// All events.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Sends events of a user to the subscribers, even while the control is disabled; changes nothing else.
  ///
  /// This is for tests; scripts perform gestures.
  public func sendActions(for events: Event) { send(events) }
}

extension Reactive where Base: Control {
  /// Sends an element each time a user causes one or more of `events`.
  ///
  /// Events that are sent together, as by `sendActions(for: [.touchDown, .touchUpInside])`, are one element.
  ///
  ///     tap   -x---x-|        the control goes away
  ///     out   -()--()-|
  public func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.events.filter { !$0.isDisjoint(with: events) }.map { _ in () })
  }

  /// Returns a property that users change: its value at subscription, and again after each of the events.
  ///
  /// Values that the program sets are not sent (RX-15).
  /// - Parameters:
  ///   - events: The events that change the property.
  ///   - getter: Reads the property.
  ///   - setter: Sets the property.
  public func controlProperty<Value>(
    editingEvents events: Control.Event,
    getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    let edits = base.events.filter { !$0.isDisjoint(with: events) }
    let values = Observable.deferred { [weak base] in
      let changes = edits.compactMap { [weak base] _ in base.map(getter) }
      return base.map { changes.startWith(getter($0)) } ?? changes
    }
    return ControlProperty(values: values, valueSink: Binder(base, binding: setter))
  }
}
