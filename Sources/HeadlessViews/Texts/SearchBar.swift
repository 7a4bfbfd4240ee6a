import ExactStrings
import Observables

/// A text input for a search.
open class SearchBar: TextInput, Gesturing {
  /// A gesture on a search bar.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Replaces the text by another one.
    case type(String)
    /// Removes the text.
    case clear
    /// Presses the search key.
    case search
    /// Presses the cancel button, which ends editing and keeps the text.
    case cancel
  }

  fileprivate let searches = PublishSubject<Void>()
  fileprivate let cancellations = PublishSubject<Void>()

  deinit {
    searches.onCompleted()
    cancellations.onCompleted()
  }

  /// Performs a gesture as a user would.
  open func perform(_ gesture: Gesture) throws(GestureRefusal) {
    switch gesture {
    case .type(let text): try edit(text)
    case .clear: try edit("")
    case .search:
      try requireTouchable()
      searches.onNext(())
    case .cancel:
      try requireTouchable()
      cancellations.onNext(())
      resignFirstResponder()
    }
  }
}

extension Reactive where Base: SearchBar {
  /// Sends an element each time the search key is pressed.
  public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: base.searches) }

  /// Sends an element when editing begins.
  public var textDidBeginEditing: ControlEvent<Void> { controlEvent(.editingDidBegin) }

  /// Sends an element when editing ends.
  public var textDidEndEditing: ControlEvent<Void> { controlEvent(.editingDidEnd) }

  /// Sends an element each time the cancel button is pressed.
  public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: base.cancellations) }
}
