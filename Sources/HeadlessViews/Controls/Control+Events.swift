import Observables

extension Control {
  /// What users do to a control, several of them as one set.
  public struct Event: OptionSet, Sendable {
    /// A bit for each.
    public let rawValue: UInt

    /// The events of some bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger was lifted inside: a tap.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A switch was flipped, a list was pulled.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What a control is for was done to it, whichever that is.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Text is being edited from now on.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Text is not edited any more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The return key was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything about texts.
    public static let allEditingEvents: Event = [
      .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    /// Everything.
    public static let allEvents = Event(rawValue: .max)
  }

  /// Tells those who listen that a user did something, also while the control is disabled; it changes nothing by itself.
  ///
  /// It is for tests; scripts perform gestures.
  public func sendActions(for events: Event) { send(events) }
}

extension Reactive where Base: Control {
  /// What users do to the control: one element each time one or more of `events` happen.
  ///
  /// Events that are sent together, as by `sendActions(for: [.touchDown, .touchUpInside])`, are one element.
  ///
  ///     tap   -x---x-|        the control goes away
  ///     out   -()--()-|
  public func controlEvent(_ events: Control.Event) -> ControlEvent<Void> {
    ControlEvent(events: base.events.filter { !$0.isDisjoint(with: events) }.map { _ in () })
  }

  /// A property that users change: its value at subscription, and again after each of the events.
  ///
  /// What the program sets is not told (RX-15).
  /// - Parameters:
  ///   - events: What users do to change it.
  ///   - getter: Reads the property.
  ///   - setter: Sets it.
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
