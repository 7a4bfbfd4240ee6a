/// An observable that is also an observer.
public protocol SubjectType: ObservableType {
  /// The type of the observer that feeds the subject.
  associatedtype Observer: ObserverType
  /// The subject as an observer.
  func asObserver() -> Observer
}
