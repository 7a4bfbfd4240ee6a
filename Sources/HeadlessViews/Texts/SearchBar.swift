import ExactStrings
import Observables

/// A text to search for.
open class SearchBar: TextInput, Gesturing {
  /// What can be done to a search bar.
  public enum Gesture: Decodable, Equatable, Sendable {
    /// Replaces the text by another.
    case type(String)
    /// Removes the text.
    case clear
    /// Presses the search key.
    case search
    /// Presses the cancel button, which ends the editing and leaves the text.
    case cancel
  }

  fileprivate let searches = PublishSubject<Void>()
  fileprivate let cancellations = PublishSubject<Void>()

  deinit {
    searches.onCompleted()
    cancellations.onCompleted()
  }

  /// Does what a user does.
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
  /// The search key was pressed.
  public var searchButtonClicked: ControlEvent<Void> { ControlEvent(events: base.searches) }

  /// The cancel button was pressed.
  public var cancelButtonClicked: ControlEvent<Void> { ControlEvent(events: base.cancellations) }
}
