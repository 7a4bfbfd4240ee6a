import ExactStrings
public import FoundationValues
import Observables

/// A date that users choose.
open class DatePicker: Control, Gesturing {
  /// A gesture on a date picker.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Chooses a date; the date is kept in range.
    case choose(Date)
  }

  /// The first date that can be chosen, if any.
  public final var minimumDate: Date? { didSet { date = chosen } }
  /// The last date that can be chosen, if any.
  public final var maximumDate: Date? { didSet { date = chosen } }

  private var chosen: Date { didSet { if chosen != oldValue { changed() } } }

  /// Creates a date picker.
  /// - Parameter date: The first date; the first instant of 2001 in UTC unless given, because the present date would
  ///   differ from run to run.
  public init(date: Date = Date(timeIntervalSinceReferenceDate: 0)) { chosen = date }

  /// The date; one that is out of range is replaced by the nearest date in range.
  public final var date: Date {
    get { chosen }
    set { chosen = max(min(newValue, maximumDate ?? newValue), minimumDate ?? .distantPast) }
  }

  /// Sets the date; `animated` has no effect here.
  public final func setDate(_ date: Date, animated: Bool) { self.date = date }

  open override var shownProperties: [(name: String, value: Any)] { [("date", date)] + commonProperties }

  /// Chooses a date.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .choose(let date):
      self.date = date
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: DatePicker {
  /// The date: the current one, then the date after each choice of a user.
  public var date: ControlProperty<Date> { value }

  /// The date: the current one, then the date after each choice of a user.
  public var value: ControlProperty<Date> {
    controlProperty(editingEvents: .valueChanged, getter: { $0.date }, setter: { $0.date = $1 })
  }
}
