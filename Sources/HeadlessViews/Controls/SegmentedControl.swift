import ExactStrings
import Observables

/// A row of segments, of which users choose one.
open class SegmentedControl: Control, Gesturing {
  /// A gesture on a segmented control.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Taps a segment.
    case select(Int)
  }

  /// The index while no segment is selected.
  public static let noSegment = -1

  private var segments: [(title: String?, isEnabled: Bool)] { didSet { changed() } }

  /// The index of the selected segment; `noSegment` if there is none.
  public final var selectedSegmentIndex = noSegment {
    didSet {
      if !segments.indices.contains(selectedSegmentIndex) { selectedSegmentIndex = SegmentedControl.noSegment }
      if selectedSegmentIndex != oldValue { changed() }
    }
  }

  /// Creates a segmented control.
  /// - Parameter items: The titles of the segments; another item is a segment without a title.
  public init(items: [Any]? = nil) { segments = (items ?? []).map { ($0 as? String, true) } }

  /// The number of segments.
  public final var numberOfSegments: Int { segments.count }

  /// Returns the title of a segment.
  public final func titleForSegment(at segment: Int) -> String? {
    segments.indices.contains(segment) ? segments[segment].title : nil
  }

  /// Sets the title of a segment.
  public final func setTitle(_ title: String?, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].title = title }
  }

  /// Inserts a segment; one past the end becomes the last one. The selected segment stays selected.
  public final func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    let place = min(max(0, segment), segments.count)
    segments.insert((title, true), at: place)
    if selectedSegmentIndex >= place { selectedSegmentIndex += 1 }
  }

  /// Removes all segments.
  public final func removeAllSegments() {
    segments = []
    selectedSegmentIndex = SegmentedControl.noSegment
  }

  /// Sets whether users can tap a segment.
  public final func setEnabled(_ isEnabled: Bool, forSegmentAt segment: Int) {
    if segments.indices.contains(segment) { segments[segment].isEnabled = isEnabled }
  }

  /// Returns whether users can tap a segment.
  public final func isEnabledForSegment(at segment: Int) -> Bool {
    segments.indices.contains(segment) && segments[segment].isEnabled
  }

  open override var shownProperties: [(name: String, value: Any)] {
    [("selectedSegmentIndex", selectedSegmentIndex), ("titles", segments.map(\.title))] + commonProperties
  }

  /// Taps a segment.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    try requireTouchable()
    switch gesture {
    case .select(let segment):
      if !segments.indices.contains(segment) {
        throw .impossible("there is no segment \(segment): the control has \(segments.count)")
      }
      if !isEnabledForSegment(at: segment) { throw .disabled }
      if segment == selectedSegmentIndex { throw .impossible("segment \(segment) is selected already") }
      selectedSegmentIndex = segment
      send([.valueChanged, .primaryActionTriggered])
    }
  }
}

extension Reactive where Base: SegmentedControl {
  /// The index of the selected segment: the current one, then the one after each choice of a user.
  public var selectedSegmentIndex: ControlProperty<Int> { value }

  /// The index of the selected segment: the current one, then the one after each choice of a user.
  public var value: ControlProperty<Int> {
    controlProperty(
      editingEvents: .valueChanged, getter: { $0.selectedSegmentIndex }, setter: { $0.selectedSegmentIndex = $1 })
  }
}
